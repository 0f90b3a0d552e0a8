import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../art/characters';
import type { Entry } from '../play/game.svelte';
import type { CardPlace, Character, Standing, View } from '../wire/types';
import type { Cell } from './deduction';
import { deduce, insightOf } from './insight.fixture';
import { log, randomView, viewOf } from './views.fixture';

const cellOf = (view: View, character: Character, place: number, entries: Entry[] = []): Cell | undefined =>
  deduce(view, entries).rows[CHARACTERS.indexOf(character)]?.[place];

/** Every deal that fits, one by one: which cell is true in all, in some, in none of them. */
function bruteForce(view: View): Standing[][] {
  const room = [...view.hands.map((hand) => hand.characters), 7, 1];
  room[view.hands.length] = 7 - view.hands.reduce((sum, hand) => sum + hand.characters, 0);
  const counts = CHARACTERS.map(() => room.map(() => 0));
  let total = 0;
  const deal: number[] = [];
  const go = (card: number): void => {
    const character = CHARACTERS[card];
    if (!character) {
      total += 1;
      deal.forEach((place, index) => {
        const row = counts[index];
        if (row) row[place] = (row[place] ?? 0) + 1;
      });
      return;
    }
    const sight = view.cards[card];
    for (const place of room.keys()) {
      if (!room[place]) continue;
      const name: CardPlace =
        place < view.hands.length ? { hand: place } : place === view.hands.length ? 'deck' : 'chosen';
      if (typeof sight === 'object' && JSON.stringify(sight.seen) !== JSON.stringify(name)) continue;
      if (name === 'chosen' && view.public.not_chosen.includes(character)) continue;
      room[place] = (room[place] ?? 0) - 1;
      deal.push(place);
      go(card + 1);
      deal.pop();
      room[place] += 1;
    }
  };
  go(0);
  return counts.map((row) => row.map((ways) => (ways === 0 ? 'out' : ways === total ? 'in' : 'open')));
}

describe('deduce', () => {
  it('says what every possible deal says, in random Views', () => {
    for (let seed = 0; seed < 160; seed += 1) {
      const view = randomView(seed);
      const found = deduce(view).rows.map((row) => row.map((cell) => cell.is));
      expect(found, `seed ${seed}: ${JSON.stringify(view.cards)}`).toEqual(bruteForce(view));
    }
  });

  it('gives a reason for what is decided, and none for what is open', () => {
    for (let seed = 0; seed < 400; seed += 1) {
      for (const cell of deduce(randomView(seed)).rows.flat())
        expect(cell.why === null).toBe(cell.is === 'open');
    }
  });
});

describe('reasons', () => {
  it('the own card', () => {
    const view = viewOf({ players: 4, cards: { lilja: { hand: 0 } } });
    expect(cellOf(view, 'lilja', 0)).toEqual({ is: 'in', why: { why: 'own' } });
    expect(cellOf(view, 'lilja', 5)?.why).toEqual({
      why: 'elsewhere',
      place: { hand: 0 },
      because: { why: 'own' },
    });
    expect(cellOf(view, 'snowy', 0)?.why).toEqual({ why: 'full', place: { hand: 0 }, cards: ['lilja'] });
    expect(cellOf(view, 'snowy', 5)).toEqual({ is: 'open', why: null });
  });

  it('what was seen, with the Hour', () => {
    const view = viewOf({ players: 4, cards: { lilja: { hand: 0 }, snowy: 'deck' } });
    const entries = log(
      [2, { event: 'card_looked', seat: 1, target: 'deck', card: 'face_down' }],
      [3, { event: 'card_looked', seat: 0, target: 'deck', card: { seen: { character: 'snowy' } } }],
    );
    const saw = { why: 'saw', place: 'deck', hour: 3 } as const;
    expect(cellOf(view, 'snowy', 4, entries)).toEqual({ is: 'in', why: saw });
    expect(cellOf(view, 'snowy', 1, entries)?.why).toEqual({ why: 'elsewhere', place: 'deck', because: saw });
  });

  it('what everybody saw', () => {
    const revealed = viewOf({
      players: 4,
      cards: { lilja: { hand: 0 }, vidal: { hand: 2 } },
      open: ['vidal'],
    });
    const entries = log([6, { event: 'card_revealed', seat: 2, character: 'vidal' }]);
    expect(cellOf(revealed, 'vidal', 2, entries)?.why).toEqual({ why: 'revealed', seat: 2, hour: 6 });
    const faceUp = viewOf({ players: 3, cards: { lewis: 'deck' }, open: ['lewis'] });
    expect(cellOf(faceUp, 'lewis', 3)?.why).toEqual({ why: 'face_up' });
  });

  it('the Chosen One, turned over or looked at', () => {
    const view = viewOf({ players: 4, cards: { lilja: { hand: 0 }, snowy: 'chosen' } });
    const rightly = log([9, { event: 'declared_rightly', seat: 1, character: 'snowy' }]);
    expect(cellOf(view, 'snowy', 5, rightly)?.why).toEqual({ why: 'turned', seat: 1, hour: 9 });
    const wrongly = log([8, { event: 'declared_wrongly', seat: 0, chosen: { seen: 'snowy' } }]);
    expect(cellOf(view, 'snowy', 5, wrongly)?.why).toEqual({ why: 'peeked', hour: 8 });
    expect(cellOf(view, 'lewis', 5)?.why).toEqual({ why: 'full', place: 'chosen', cards: ['snowy'] });
    expect(deduce(view).names).toEqual(['snowy']);
  });

  it('a wrong declaration', () => {
    const view = viewOf({ players: 4, cards: { lilja: { hand: 0 } }, notChosen: ['lewis'] });
    const entries = log([7, { event: 'declared', seat: 3, role: 'hero', character: 'lewis' }]);
    expect(cellOf(view, 'lewis', 5, entries)?.why).toEqual({ why: 'named', seat: 3, hour: 7 });
    expect(cellOf(view, 'lewis', 5)?.why).toEqual({ why: 'named', seat: null, hour: null });
    expect(deduce(view).names).toHaveLength(6);
  });

  it('the last name', () => {
    const cards: Partial<Record<Character, CardPlace>> = {
      johnsson: { hand: 0 },
      lilja: { hand: 1 },
      palsson: { hand: 2 },
      vikstrom: { hand: 3 },
      lewis: 'deck',
      vidal: 'deck',
    };
    const view = viewOf({ players: 4, cards, notChosen: ['koleberg'] });
    expect(cellOf(view, 'snowy', 5)).toEqual({ is: 'in', why: { why: 'last_name' } });
    expect(cellOf(view, 'koleberg', 4)).toEqual({ is: 'in', why: { why: 'only_place', place: 'deck' } });
    expect(cellOf(view, 'koleberg', 5)?.why).toEqual({
      why: 'elsewhere',
      place: 'deck',
      because: { why: 'only_place', place: 'deck' },
    });
  });
});

describe('Fenrir', () => {
  const roles = (change: Partial<View['public']>, role: View['role']): Standing[] | null => {
    const view = viewOf({ players: 4 });
    return insightOf({ ...view, role, public: { ...view.public, roles_dealt: [0, 1, 2, 3], ...change } })
      .fenrir;
  };

  it('is nobody before the roles are dealt', () => {
    expect(roles({ roles_dealt: [] }, null)).toBeNull();
  });

  it('is the reader, or any of the others who have not declared as Heroes', () => {
    expect(roles({}, 'fenrir')).toEqual(['in', 'out', 'out', 'out']);
    expect(roles({}, 'hero')).toEqual(['out', 'open', 'open', 'open']);
    expect(roles({ declared_heroes: [2] }, 'hero')).toEqual(['out', 'open', 'out', 'open']);
    expect(roles({ declared_heroes: [1, 2] }, 'hero')).toEqual(['out', 'out', 'out', 'in']);
    expect(roles({ declared_fenrir: 3 }, 'hero')).toEqual(['out', 'out', 'out', 'in']);
  });

  it('may be anybody dealt a role, for a spectator', () => {
    const view = viewOf({ players: 4, seat: null });
    expect(insightOf({ ...view, public: { ...view.public, roles_dealt: [0, 1, 3] } }).fenrir).toEqual([
      'open',
      'open',
      'out',
      'open',
    ]);
  });
});
