/** The games that wait for the player, for the way from one to the next. */
import { ask } from '../lib/api';
import { me } from '../lib/me.svelte';
import type { TableLine, TableList } from '../wire/types';

/** How many games are looked at. */
const MANY = 50;

class WaitingGames {
  /** Those whose turn ends first come first. */
  all = $state.raw<TableLine[]>([]);

  async refresh(): Promise<void> {
    if (!(await me.load())) return;
    try {
      const { tables } = await ask<TableList>(
        'GET',
        `/api/me/tables?limit=${MANY}`,
        undefined,
        undefined,
        'server',
      );
      const ends = ({ next }: TableLine): number => next?.deadline ?? Infinity;
      this.all = tables.filter(({ my_turn }) => my_turn).sort((a, b) => ends(a) - ends(b));
    } catch {
      // The way to the next game is missing until the next request.
    }
  }

  /** The games that wait, without this one. */
  besides(table: string): TableLine[] {
    return this.all.filter(({ id }) => id !== table);
  }
}

export const waitingGames = new WaitingGames();
