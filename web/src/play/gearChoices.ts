/** What each turn of the gears would show, before it is paid. */
import type { Action, GearTurn } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import type { Selection } from './selection.svelte';

export interface GearChoice extends GearTurn {
  enabled: boolean;
  why?: string;
}

/** The turns the player can choose, or could choose on their turn. */
export function gearChoices(selection: Selection): GearChoice[] {
  return (selection.insight?.gears ?? []).map((turn) => {
    const action: Action = { do: 'turn', teeth: turn.teeth };
    const may = selection.may(action);
    const fatal = selection.fatal([action]);
    return {
      ...turn,
      enabled: may && !selection.game.busy && !fatal,
      why: may && fatal ? t('prompt-hold-fatal') : selection.why(action),
    };
  });
}
