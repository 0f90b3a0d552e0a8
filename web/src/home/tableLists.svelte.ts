/** The tables the front page lists: asked for when the page is shown, and again and again while it is. */
import { ask, Trouble } from '../lib/api';
import { me } from '../lib/me.svelte';
import type { NextCard, TableAnswer, TableCard, TableLine, TableList } from '../wire/types';
import { guests, type Sitting } from '../lobby/guests.svelte';

/** A game to go on with. */
export interface Mine {
  id: string;
  card: TableCard;
  next: NextCard | null;
  myTurn: boolean;
  /** The reader's seat, -1 if someone else has it now; null if people of this device sit there. */
  seat: number | null;
  sitting?: Sitting;
}

/** Between two requests while the page is in sight, and while its tab is hidden, in milliseconds. */
const OFTEN = 15_000;
const SELDOM = 60_000;
const MANY = 50;

const goesOn = (card: TableCard): boolean => card.stage === 'open' || card.stage === 'running';

export class Lists {
  /** Games to go on with, those that wait for the reader first. */
  mine = $state.raw<Mine[]>([]);
  /** Tables that wait for players; undefined until the server has told. */
  open = $state.raw<TableLine[]>();
  /** The last thing that went wrong; undefined while all is well. */
  failed = $state.raw<unknown>();

  /** Has the server answered yet? */
  get asked(): boolean {
    return this.open !== undefined;
  }

  /** How many games wait for the reader. Those of this device's people always wait for one of them. */
  get waiting(): number {
    return this.mine.filter(({ myTurn, sitting }) => myTurn && !sitting).length;
  }

  /** Asks now and then until the function it gives is called; in a hidden tab less often, for its title and icon. */
  follow(): () => void {
    let asked = 0;
    const again = (): void => {
      if (document.hidden && Date.now() - asked < SELDOM) return;
      asked = Date.now();
      void this.refresh();
    };
    again();
    const timer = setInterval(again, OFTEN);
    document.addEventListener('visibilitychange', again);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', again);
    };
  }

  /** Asks for both lists. */
  async refresh(): Promise<void> {
    try {
      const [mine, here, open] = await Promise.all([this.#mine(), this.#here(), this.#open()]);
      this.mine = [...mine, ...here].sort((a, b) => Number(b.myTurn) - Number(a.myTurn));
      this.open = open.filter((line) => !mine.some(({ id }) => id === line.id));
      this.failed = undefined;
    } catch (error) {
      this.failed = error;
    }
  }

  async #open(): Promise<TableLine[]> {
    return (await ask<TableList>('GET', '/api/tables')).tables;
  }

  async #mine(): Promise<Mine[]> {
    const id = (await me.load())?.id;
    if (id === undefined) return [];
    const { tables } = await ask<TableList>('GET', `/api/me/tables?limit=${MANY}`);
    return tables
      .filter(({ card }) => goesOn(card))
      .map((line) => ({
        id: line.id,
        card: line.card,
        next: line.next ?? null,
        myTurn: line.my_turn ?? false,
        seat: line.card.chairs.findIndex((chair) => chair.player === id),
      }));
  }

  /** The games of the people of this device. One that is over or gone is forgotten. */
  async #here(): Promise<Mine[]> {
    const found = await Promise.all(guests.all.map((sitting) => atDevice(sitting)));
    return found.flat();
  }
}

async function atDevice(sitting: Sitting): Promise<Mine[]> {
  try {
    const path = `/api/tables/${sitting.table}`;
    const { id, card, next } = await ask<TableAnswer>('GET', path, undefined, sitting.first.token);
    if (goesOn(card)) {
      return [
        { id, card, next, myTurn: card.stage === 'running' && next?.player != null, seat: null, sitting },
      ];
    }
  } catch (error) {
    const gone =
      error instanceof Trouble && error.status >= 400 && error.status < 500 && error.status !== 429;
    if (!gone) throw error;
  }
  guests.forget(sitting.table);
  return [];
}
