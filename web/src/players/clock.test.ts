/** The time left, and its format. */
import { describe, expect, it } from 'vitest';
import type { ChairCard, TableCard } from '../wire/types';
import { clockText, leftOf } from './clock';

const chair = (change: Partial<ChairCard> = {}): ChairCard => ({
  player: 'p',
  name: 'Ilya',
  bot: null,
  substitute: null,
  ready: true,
  vote: null,
  wants_bot: false,
  colour: 0,
  away: { agreed: false, wants_resume: false, vacation_left: 0 },
  ...change,
});

const card = (clock: TableCard['options']['clock'], chairs: ChairCard[]): TableCard =>
  ({ stage: 'running', chairs, options: { clock } }) as TableCard;

const realTime = { kind: 'real_time', reserve: 600, increment: 20 } as const;
const clock = { deadline: 70_000, reserves: [60_000, 90_000, 0] };

describe('the clock of a player', () => {
  it('runs for the player to act only', () => {
    const table = card(realTime, [chair(), chair(), chair({ player: null, bot: 'master' })]);
    expect(leftOf(0, 0, clock, table, 10_000)).toEqual({ ms: 60_000, runs: true });
    expect(leftOf(1, 0, clock, table, 10_000)).toEqual({ ms: 90_000, runs: false });
    expect(leftOf(0, 0, clock, table, 99_000)).toEqual({ ms: 0, runs: true });
  });

  it('is not there for bots, for substitutes, and where nobody is hurried', () => {
    const table = card(realTime, [
      chair({ bot: 'master' }),
      chair({ substitute: { level: 'master', why: 'left' } }),
    ]);
    expect(leftOf(0, 0, clock, table, 0)).toBeNull();
    expect(leftOf(1, 0, clock, table, 0)).toBeNull();
    expect(leftOf(0, 0, null, card({ kind: 'none' }, [chair()]), 0)).toBeNull();
  });

  it('has no reserve when days are counted', () => {
    const table = card({ kind: 'correspondence', hours: 24, sleep: null }, [chair(), chair()]);
    expect(leftOf(0, 0, clock, table, 0)).toEqual({ ms: 70_000, runs: true });
    expect(leftOf(1, 0, clock, table, 0)).toBeNull();
  });

  it('is written in minutes, or in hours', () => {
    expect(clockText(252_000)).toBe('4:12');
    expect(clockText(9_001)).toBe('0:10');
    expect(clockText(3_852_000)).toBe('1:04:12');
  });
});
