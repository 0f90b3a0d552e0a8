/** The lists of tables on the front page, polled while it is shown. */
import { device } from '../engine/device.svelte';
import { HERE } from '../engine/messages';
import { ask, Trouble } from '../lib/api';
import { me } from '../lib/me.svelte';
import { SITE } from '../lib/place';
import type {
  Experience,
  NextCard,
  Pace,
  Spoken,
  TableAnswer,
  TableCard,
  TableLine,
  TableList,
} from '../wire/types';
import { guests, sharesTable, type Sitting } from '../lobby/guests.svelte';

/** A running game. */
export interface Mine {
  id: string;
  card: TableCard;
  next: NextCard | null;
  myTurn: boolean;
  /** The player's seat, -1 if another player has it now; null if people of this device sit there. */
  seat: number | null;
  sitting?: Sitting;
}

/** What is looked for among the open tables; empty where anything will do. */
export interface Filter {
  pace: '' | Pace;
  language: '' | Spoken;
  experience: '' | Experience;
}

/** Polling intervals for a visible and a hidden tab, in milliseconds. */
const OFTEN = 15_000;
const SELDOM = 60_000;
const MANY = 50;

const goesOn = (card: TableCard): boolean => card.stage === 'open' || card.stage === 'running';

export class Lists {
  /** Running games, those waiting for the player first. */
  mine = $state.raw<Mine[]>([]);
  /** Tables waiting for players; undefined before the first response. */
  open = $state.raw<TableLine[]>();
  filter = $state<Filter>({ pace: '', language: '', experience: '' });
  /** The last error; undefined if the last request succeeded. */
  failed = $state.raw<unknown>();

  /** The games at the server and on this device. */
  #remote: Mine[] = [];
  #local: Mine[] = [];
  /** True once the device's games are known, or can't be read. */
  #looked = $state(false);

  /** True after the first responses of the server and of this device. */
  get asked(): boolean {
    return this.open !== undefined && this.#looked;
  }

  /** How many games wait for the player. A hot-seat game always waits for one of its people. */
  get waiting(): number {
    return this.mine.filter(({ myTurn, sitting }) => myTurn && !sitting).length;
  }

  /** Starts polling; the returned function stops it. A hidden tab polls less often, for its title and icon. */
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

  /** Requests the server's lists and this device's games, which don't wait for each other. */
  async refresh(): Promise<void> {
    await Promise.all([this.#refreshDevice(), SITE ? undefined : this.#refreshServer()]);
  }

  async #refreshDevice(): Promise<void> {
    try {
      this.#local = await ofDevice();
    } catch (error) {
      console.warn(error);
    }
    this.#looked = true;
    this.#show();
  }

  async #refreshServer(): Promise<void> {
    try {
      const [mine, here, open] = await Promise.all([this.#mine(), this.#here(), this.#open()]);
      this.#remote = [...mine, ...here];
      this.#show();
      this.open = open.filter((line) => !mine.some(({ id }) => id === line.id));
      this.failed = undefined;
    } catch (error) {
      this.failed = error;
    }
  }

  #show(): void {
    this.mine = [...this.#remote, ...this.#local].sort((a, b) => Number(b.myTurn) - Number(a.myTurn));
  }

  async #open(): Promise<TableLine[]> {
    const filter = new URLSearchParams(Object.entries(this.filter).filter(([, value]) => value !== ''));
    const query = filter.size > 0 ? `?limit=${MANY}&${filter.toString()}` : '';
    return (await ask<TableList>('GET', `/api/tables${query}`)).tables;
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

  /** The hot-seat games of this device at the server. A game that is over or gone is dropped. */
  async #here(): Promise<Mine[]> {
    const found = await Promise.all(
      guests.all
        .filter((sitting) => !device.has(sitting.table) && !sharesTable(sitting))
        .map((sitting) => atServer(sitting)),
    );
    return found.flat();
  }
}

/** The running games on this device. */
async function ofDevice(): Promise<Mine[]> {
  if (device.isEmpty) return [];
  const { games } = await import('../engine/client');
  return (await games())
    .filter(({ card }) => goesOn(card))
    .map(({ id, card, next, my_turn }) => {
      const sitting = guests.at(id);
      const seat = sitting ? null : card.chairs.findIndex((chair) => chair.player === HERE);
      const myTurn = sitting ? next?.player != null : (my_turn ?? false);
      return { id, card, next: next ?? null, myTurn, seat, ...(sitting ? { sitting } : {}) };
    });
}

async function atServer(sitting: Sitting): Promise<Mine[]> {
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
