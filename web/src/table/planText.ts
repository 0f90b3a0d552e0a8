/** A planned decision in words. */
import { t } from '../i18n/i18n.svelte';
import { roman, type Words } from '../i18n/words';
import type { Planned } from '../wire/types';

export function planText(then: Planned, words: Words): string {
  switch (then.do) {
    case 'open':
      return t('plan-step-open', { place: roman(then.position), time: then.time });
    case 'raise':
      return t('plan-step-raise', { place: roman(then.position), time: then.most });
    case 'pass':
      return t('plan-step-pass');
    case 'clue':
      return t('plan-step-clue', { space: words.space(then.space) });
    case 'end_turn':
      return t('plan-step-end-turn');
  }
}
