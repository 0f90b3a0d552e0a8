/** What each turn of the gears would show, before it is paid. */
import type { Action, Activity, Machine, Pack, View } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import { faceAfter } from '../machine/gears';
import { EVENTS } from '../panels/eventEffects';
import type { Selection } from './selection.svelte';

export interface GearChoice {
  teeth: number;
  price: number;
  machine: Machine;
  /** True if Machine Transport runs this Hour. */
  runs: boolean;
  steps: number;
  activity: Activity;
  enabled: boolean;
  why?: string;
}

/** The turns the player can choose, or could choose on their turn. */
export function gearChoices(pack: Pack, view: View, selection: Selection): GearChoice[] {
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
        runs: !EVENTS[view.public.event].noTransport,
        steps,
        activity: shownActivity,
        enabled: selection.may(action) && !selection.game.busy && !selection.fatal([action]),
        why:
          selection.may(action) && selection.fatal([action]) ? t('prompt-hold-fatal') : selection.why(action),
      },
    ];
  });
}
