import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CHARACTERS } from '../art/characters';
import { speak } from '../i18n/i18n.svelte';
import type { View } from '../wire/types';
import { deduce, insightOf } from './insight.fixture';
import type { Speaker } from './reasons';
import { columnsOf, fenrirRow, squaresOf } from './squares';
import { log, randomView, viewOf } from './views.fixture';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

const NAMES = ['Marco', 'Leonardo', 'Mario', 'Christian', 'Anna', 'Bea'];
const speakerOf = (view: View): Speaker => ({
  names: NAMES,
  seat: typeof view.viewer === 'number' ? view.viewer : null,
  faceUp: view.hands.length === 3,
});

/** The sentences of one square. */
function said(view: View, character: (typeof CHARACTERS)[number], column: number, entries = log()): string {
  const deduction = deduce(view, entries);
  const speaker = speakerOf(view);
  const square = squaresOf(deduction, columnsOf(deduction, speaker.seat), speaker)[
    CHARACTERS.indexOf(character)
  ]?.[column];
  return `${square?.claim} ${square?.why}`;
}

describe('sentences', () => {
  const view = viewOf({ players: 4, cards: { lilja: { hand: 0 }, snowy: 'deck' } });
  const entries = log([
    3,
    { event: 'card_looked', seat: 0, target: 'deck', card: { seen: { character: 'snowy' } } },
  ]);

  it('say what is so and why', () => {
    expect(said(view, 'snowy', 1, entries)).toBe(
      'Leonardo can’t hold Snowy. In Hour III, you saw Snowy in the Unknown Characters deck.',
    );
    expect(said(view, 'lilja', 0)).toBe('You hold Lilja. Lilja is your own card.');
    expect(said(view, 'lewis', 0)).toBe(
      'You don’t hold Lewis. Your hand holds Lilja, and no other Character Card.',
    );
    expect(said(view, 'lewis', 5)).toBe('Lewis might be the Chosen One. Nothing you have seen rules it out.');
  });

  it('are whole for every square of random Views, with three players and with six, playing and watching', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const random = randomView(seed);
      const deduction = deduce(random);
      const speaker = speakerOf(random);
      const columns = columnsOf(deduction, speaker.seat);
      const dealt = {
        ...random,
        public: { ...random.public, roles_dealt: random.hands.map((_, seat) => seat) },
      };
      // Fenrir's row is the reader's own role, which a View always tells once it is dealt.
      const role = speaker.seat === null ? null : seed % 2 === 0 ? 'hero' : 'fenrir';
      const row = fenrirRow(insightOf({ ...dealt, role }), { ...dealt, role }, columns, speaker) ?? [];
      for (const square of [...squaresOf(deduction, columns, speaker).flat(), ...row]) {
        if (square) expect(`${square.claim} ${square.why}`).not.toMatch(/note-|\{|undefined| {2}/);
      }
    }
  });
});
