/** Decisions made ahead: the form that a player fills in, and the plan that the server stores. */
import type { Plan, PlanStep, Public } from '../wire/types';
import { auctionOf } from '../panels/auction';

const LAST_HOUR = 11;

/** The Hour that each part of a plan can be made for; null if there is none left. */
export interface PlanHours {
  auction: number | null;
  clue: number | null;
  turn: number | null;
}

/** What the form shows. */
export interface PlanForm {
  /** For each position the highest bid; null leaves it open. */
  limits: (number | null)[];
  /** The position to open, and the opening bid. */
  open: number | null;
  bid: number;
  /** True to open the next free position if that one is taken. */
  next: boolean;
  /** True to pass in every other auction. */
  pass: boolean;
  /** Where to place the Clue, first choice first. */
  clues: (number | null)[];
  /** True to end the turn once nothing but cards and tiles is left. */
  end: boolean;
}

/** The Hours for which a seat can decide ahead now. */
export function planHours(shown: Public, seat: number): PlanHours {
  const own = shown.order.indexOf(seat);
  const auction = auctionOf(shown);
  const later = shown.hour < LAST_HOUR ? shown.hour + 1 : null;
  const waits = (index: number): number | null => (own >= index ? shown.hour : later);
  if (auction)
    return {
      auction: auction.taken.includes(seat) ? later : shown.hour,
      clue: shown.hour,
      turn: shown.hour,
    };
  if ('clues' in shown.phase)
    return { auction: later, clue: waits(shown.phase.clues.index), turn: shown.hour };
  if ('turn' in shown.phase) return { auction: later, clue: later, turn: waits(shown.phase.turn.index) };
  return { auction: later, clue: later, turn: later };
}

/** How many positions an auction has: of this Hour, or one for each player still in the game. */
export function planPositions(shown: Public): number {
  return auctionOf(shown)?.positions ?? shown.fates.filter((fate) => fate === 'in').length;
}

/** The form for a plan. */
export function planForm(plan: Plan | null, hours: PlanHours, positions: number): PlanForm {
  const form: PlanForm = {
    limits: Array.from({ length: positions }, () => null),
    open: null,
    bid: 0,
    next: true,
    pass: false,
    clues: [null, null],
    end: false,
  };
  let [clue, opens] = [0, 0];
  for (const { hour, then } of plan?.steps ?? []) {
    switch (then.do) {
      case 'open':
        if (hour === hours.auction) opens += 1;
        if (hour === hours.auction && form.open === null) [form.open, form.bid] = [then.position, then.time];
        break;
      case 'raise':
        if (hour === hours.auction && then.position <= positions) form.limits[then.position - 1] = then.most;
        break;
      case 'pass':
        if (hour === hours.auction) form.pass = true;
        break;
      case 'clue':
        if (hour === hours.clue && clue < form.clues.length) form.clues[clue++] = then.space;
        break;
      case 'end_turn':
        if (hour === hours.turn) form.end = true;
        break;
    }
  }
  if (opens > 0) form.next = opens > 1;
  return form;
}

/** The steps that a form stands for. */
export function planSteps(form: PlanForm, hours: PlanHours): PlanStep[] {
  const steps: PlanStep[] = [];
  const { auction, clue, turn } = hours;
  if (auction !== null) {
    const { open, bid, limits } = form;
    if (open !== null) {
      const opens = form.next ? limits.map((_, index) => ((open + index - 1) % limits.length) + 1) : [open];
      for (const position of opens) steps.push({ hour: auction, then: { do: 'open', position, time: bid } });
    }
    for (const [index, most] of form.limits.entries())
      if (most !== null) steps.push({ hour: auction, then: { do: 'raise', position: index + 1, most } });
    if (form.pass) steps.push({ hour: auction, then: { do: 'pass' } });
  }
  const spaces = new Set(form.clues.filter((space) => space !== null));
  if (clue !== null) for (const space of spaces) steps.push({ hour: clue, then: { do: 'clue', space } });
  if (turn !== null && form.end) steps.push({ hour: turn, then: { do: 'end_turn' } });
  return steps;
}
