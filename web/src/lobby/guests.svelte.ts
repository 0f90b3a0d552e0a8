/**
 * Several people at one device: each is a guest with a token, stored in this browser. Whose cards are on screen:
 * table/TablePage.svelte; between turns: table/Curtain.svelte.
 */
import { whereNew } from '../engine/here';
import { ask } from '../lib/api';
import { randomNonce } from '../play/game.svelte';
import type { Guest, Joining, Level, NewTable, PlayerId, TableAnswer, TableCard } from '../wire/types';

/** A person at this device. */
export interface Person {
  seat: number;
  name: string;
  /** Empty for the player of this browser, who has a cookie instead. */
  token: string;
  /** Who it is: the seat may change. */
  player?: PlayerId;
}

/** A table shared by people of this device. */
export interface Sitting {
  table: string;
  /** Opens the private table between turns. */
  invitation: string;
  people: Person[];
  /** The one in the lowest seat, whose token serves where any would do. */
  first: Person;
}

/** A requested seat: a person's name, or a bot level. */
export type Wish = { name: string } | { bot: Level };

/** As stored: without derived fields. */
type Kept = Omit<Sitting, 'first'>;

const KEY = 'armonium-guests';
/** The number of tables remembered. */
const MOST = 12;

function read(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

function withFirst(kept: Kept): Sitting[] {
  const people = kept.people.toSorted((a, b) => a.seat - b.seat);
  const first = people[0];
  return first ? [{ ...kept, people, first }] : [];
}

class Guests {
  #kept = $state.raw(read());

  /** The tables of this device, newest first. */
  get all(): Sitting[] {
    return this.#kept.flatMap(withFirst);
  }

  /** The people of this device at a table; undefined if there are none. */
  at(table: string): Sitting | undefined {
    return this.all.find((sitting) => sitting.table === table);
  }

  /** Seats another person of this device at a server's table, beside the player of this browser. */
  async add(table: string, invitation: string, mine: Person | null, name: string): Promise<void> {
    const guest = await ask<Guest>('POST', '/api/guests', { name }, undefined, 'server');
    const joining: Joining = { ...(invitation ? { invitation } : {}), nonce: randomNonce() };
    const answer = await ask<TableAnswer>('POST', `/api/tables/${table}/join`, joining, guest.token);
    const { player, token } = guest;
    const person: Person = { seat: answer.seat ?? 0, name: guest.name, token, player };
    const before = this.at(table)?.people ?? (mine ? [mine] : []);
    this.#put({ table, invitation: answer.invitation ?? invitation, people: [...before, person] });
  }

  /** Takes the people over to the rematch of their table, whoever started it. */
  follow(rematchOf: string, table: string, card: TableCard): void {
    const before = this.at(rematchOf);
    if (!before || this.at(table)) return;
    const people = seated(before.people, card);
    if (people.length > 1) this.#put({ table, invitation: before.invitation, people });
  }

  /** Notes where the people sit now. */
  update(table: string, card: TableCard): void {
    const kept = this.at(table);
    if (!kept) return;
    const people = seated(kept.people, card);
    if (JSON.stringify(people) !== JSON.stringify(kept.people))
      this.#put({ table, invitation: kept.invitation, people });
  }

  #put(kept: Kept): void {
    this.#keep([kept, ...this.#kept.filter(({ table }) => table !== kept.table)]);
  }

  forget(table: string): void {
    this.#keep(this.#kept.filter((kept) => kept.table !== table));
  }

  /** Creates a table for people of this device and bots, and seats them. Returns the table's id. */
  async gather(wishes: Wish[], options: Omit<NewTable['options'], 'players' | 'private'>): Promise<string> {
    const named = wishes.flatMap((wish, seat) => ('name' in wish ? [{ seat, name: wish.name }] : []));
    // On this device there are no strangers to keep out, and anyone who gets its file may look at it.
    const where = whereNew();
    const people = await Promise.all(
      named.map(async ({ seat, name }): Promise<Person> => {
        const guest = await ask<Guest>('POST', '/api/guests', { name }, undefined, where);
        return { seat, name: guest.name, token: guest.token, player: guest.player };
      }),
    );
    const host = people[0]?.token;
    const table = await ask<TableAnswer>(
      'POST',
      '/api/tables',
      {
        options: { ...options, players: wishes.length, private: !where, spectators: true },
        seats: wishes.map((wish) => ('bot' in wish ? wish.bot : 'open')),
      } satisfies NewTable,
      host,
      where,
    );
    const invitation = table.invitation ?? '';
    this.#keep([{ table: table.id, invitation, people }, ...this.#kept]);
    for (const { seat, token } of people) {
      const joining: Joining = { seat, invitation, nonce: randomNonce() };
      await ask<TableAnswer>('POST', `/api/tables/${table.id}/join`, joining, token);
    }
    return table.id;
  }

  /** Starts the next game with the same people; the server assigns the seats. Returns the new table's id. */
  async rematch({ table, people, first }: Sitting): Promise<string> {
    const answer = await ask<TableAnswer>(
      'POST',
      `/api/tables/${table}/rematch`,
      undefined,
      first.token || undefined,
    );
    const players = answer.card.chairs.length;
    const by = (answer.seat ?? first.seat) - first.seat + players;
    const moved = people.map((person) => ({ ...person, seat: (person.seat + by) % players }));
    const others = this.#kept.filter((kept) => kept.table !== answer.id);
    this.#keep([{ table: answer.id, invitation: answer.invitation ?? '', people: moved }, ...others]);
    return answer.id;
  }

  #keep(kept: Kept[]): void {
    this.#kept = kept.slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Without storage the people are forgotten with the page.
    }
  }
}

/** The people with the seats that the card gives them; without those who left. People stored without their ids stay. */
function seated(people: Person[], card: TableCard): Person[] {
  return people.flatMap((person) => {
    if (person.player === undefined) return [person];
    const seat = card.chairs.findIndex(({ player }) => player === person.player);
    return seat < 0 ? [] : [{ ...person, seat }];
  });
}

/** True if people elsewhere play at the same table. */
export const sharesTable = (sitting: Sitting): boolean => sitting.people.some(({ token }) => token === '');

export const guests = new Guests();
