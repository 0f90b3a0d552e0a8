import { describe, expect, it } from 'vitest';
import type { Plan, Public } from '../wire/types';
import { planForm, planHours, planSteps, type PlanForm } from './plan';

const shown = (phase: unknown, hour = 3): Public =>
  ({ hour, phase, order: [2, 0, 1], fates: ['in', 'in', 'in'] }) as unknown as Public;
const auction = (taken: (number | null)[]): unknown => ({
  auction: { taken, positions: 3, round: { opening: { opener: 0 } } },
});

describe('the Hours of a plan', () => {
  it('are this one for what is still to come, and the next for what is over', () => {
    expect(planHours(shown(auction([null, null, null])), 0)).toEqual({ auction: 3, clue: 3, turn: 3 });
    expect(planHours(shown(auction([0, null, null])), 0)).toEqual({ auction: 4, clue: 3, turn: 3 });
    expect(planHours(shown({ clues: { index: 1 } }), 0)).toEqual({ auction: 4, clue: 3, turn: 3 });
    expect(planHours(shown({ clues: { index: 2 } }), 0)).toEqual({ auction: 4, clue: 4, turn: 3 });
    expect(planHours(shown({ turn: { index: 2 } }), 0)).toEqual({ auction: 4, clue: 4, turn: 4 });
    expect(planHours(shown({ turn: { index: 1 } }), 1)).toEqual({ auction: 4, clue: 4, turn: 3 });
  });

  it('end with the eleventh', () => {
    expect(planHours(shown({ turn: { index: 2 } }, 11), 0)).toEqual({
      auction: null,
      clue: null,
      turn: null,
    });
  });
});

describe('a form', () => {
  const hours = { auction: 3, clue: 3, turn: 4 };
  const form: PlanForm = {
    limits: [4, null, 0],
    open: 3,
    bid: 1,
    next: false,
    pass: true,
    clues: [12, 7],
    end: true,
  };
  const plan: Plan = {
    steps: [
      { hour: 3, then: { do: 'open', position: 3, time: 1 } },
      { hour: 3, then: { do: 'raise', position: 1, most: 4 } },
      { hour: 3, then: { do: 'raise', position: 3, most: 0 } },
      { hour: 3, then: { do: 'pass' } },
      { hour: 3, then: { do: 'clue', space: 12 } },
      { hour: 3, then: { do: 'clue', space: 7 } },
      { hour: 4, then: { do: 'end_turn' } },
    ],
  };

  it('becomes a plan and comes back', () => {
    expect(planSteps(form, hours)).toEqual(plan.steps);
    expect(planForm(plan, hours, 3)).toEqual(form);
  });

  it('opens the next free positions if the first is taken', () => {
    const opens = planSteps({ ...planForm(null, hours, 3), open: 2 }, hours);
    expect(opens.map(({ then }) => 'position' in then && then.position)).toEqual([2, 3, 1]);
    expect(planForm({ steps: opens }, hours, 3)).toMatchObject({ open: 2, next: true });
  });

  it('leaves out what has no Hour left, and the same space twice', () => {
    expect(planSteps(form, { auction: null, clue: null, turn: null })).toEqual([]);
    const twice = { ...planForm(null, hours, 3), clues: [7, 7] };
    expect(planSteps(twice, hours)).toEqual([{ hour: 3, then: { do: 'clue', space: 7 } }]);
  });

  it('shows nothing of another Hour', () => {
    const later = { auction: 4, clue: 4, turn: 5 };
    expect(planForm(plan, later, 3)).toEqual(planForm(null, later, 3));
  });
});
