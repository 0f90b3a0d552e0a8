/** Why a space cannot be reached by the movement that is asked for, in a sentence. */
import type { Machine, Pack, View } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import type { Words } from '../i18n/words';
import { CHARACTERS } from './nouns';

export function whyOutOfReach(
  pack: Pack,
  view: View,
  distances: readonly (number | null)[],
  space: number,
  words: Words,
): string {
  const board = view.public;
  const turn = 'turn' in board.phase ? board.phase.turn : undefined;
  const from = turn?.character ? board.at[CHARACTERS.indexOf(turn.character)] : undefined;
  if (!turn || from === undefined) return '';
  const name = words.space(space);
  if (space === from) return t('why-here', { space: name });
  if (board.at.includes(space) || board.organ === space) return words.refusal({ refusal: 'occupied', space });
  const distance = distances[space] ?? null;
  if (distance === null) return t('why-no-way', { space: name });
  const { effect, step } = turn;
  if (typeof effect === 'object' && effect !== null) {
    const steps = 'free_steps' in effect ? effect.free_steps : 'taxi_ride' in effect ? effect.taxi_ride : 0;
    return t('why-too-far', { space: name, distance, steps, machineKey: 'none' });
  }
  const move = typeof step === 'object' && 'move' in step ? step.move : { steps: 0, ride: false };
  const machine: Machine | undefined = move.ride ? pack.gears.machine[board.gears[0] ?? 0] : undefined;
  const machineKey = machine ?? 'none';
  const time = typeof view.viewer === 'number' ? (board.time[view.viewer] ?? 0) : 0;
  return distance > move.steps
    ? t('why-too-far', { space: name, distance, steps: move.steps, machineKey })
    : t('why-too-dear', { space: name, distance, time, machineKey });
}
