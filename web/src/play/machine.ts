/** What each choice of teeth would show: machine, steps and action, before anything is paid. */
import type { Action, Activity, Machine, Pack, View } from '../wire/types';
import type { Desk } from './desk.svelte';

/** A gear choice as it is shown. */
export interface GearChoice {
  teeth: number;
  price: number;
  machine: Machine;
  steps: number;
  activity: Activity;
  enabled: boolean;
  why?: string;
}

/** The face a gear shows after turning. */
export function faceAfter<T>(faces: readonly T[], shown: number, teeth: number): T | undefined {
  const count = faces.length;
  return faces[(((shown + teeth) % count) + count) % count];
}

/** What can be chosen, or what could be if it were the reader's turn. */
export function gearChoices(pack: Pack, view: View, desk: Desk): GearChoice[] {
  const { machine, walking, activity } = pack.gears;
  const [m = 0, w = 0, a = 0] = view.public.gears;
  return pack.turns.flatMap((teeth) => {
    const action: Action = { do: 'turn', teeth };
    const [shownMachine, steps, shownActivity] = [
      faceAfter(machine, m, teeth),
      faceAfter(walking, w, teeth),
      faceAfter(activity, a, teeth),
    ];
    if (shownMachine === undefined || steps === undefined || shownActivity === undefined) return [];
    return [
      {
        teeth,
        price: Math.abs(teeth),
        machine: shownMachine,
        steps,
        activity: shownActivity,
        enabled: desk.may(action) && !desk.game.busy,
        why: desk.why(action),
      },
    ];
  });
}
