/** The options of a table in words: all of them, and what a change changed. */
import { t } from '../i18n/i18n.svelte';
import { list } from '../i18n/joinList';
import type { TableOptions } from '../wire/types';
import { paceOf } from './pace';

export interface Described {
  key: keyof TableOptions;
  label: string;
  value: string;
}

const yesNo = (is: boolean | undefined): string => t(is ? 'option-yes' : 'option-no');

/** Every option with its value, in the order of the form that sets them. */
export function describeOptions(options: TableOptions): Described[] {
  return [
    { key: 'players', label: t('new-players'), value: String(options.players) },
    { key: 'clock', label: t('new-pace'), value: paceOf(options.clock) },
    { key: 'private', label: t('new-who'), value: t(options.private ? 'new-by-link' : 'new-listed') },
    { key: 'spectators', label: t('new-spectators'), value: yesNo(options.spectators) },
    { key: 'beginner', label: t('new-beginner'), value: yesNo(options.beginner) },
    { key: 'odds', label: t('new-odds'), value: yesNo(options.odds) },
    { key: 'rated', label: t('new-rated'), value: yesNo(options.rated) },
    {
      key: 'auction_opener',
      label: t('new-opener'),
      value: t(options.auction_opener === 'last' ? 'new-opener-last' : 'new-opener-first'),
    },
    { key: 'substitute', label: t('new-substitute'), value: t(`level-name-${options.substitute}`) },
    { key: 'newcomer', label: t('option-newcomer'), value: yesNo(options.newcomer) },
    { key: 'countdown', label: t('option-countdown'), value: yesNo(options.countdown) },
  ];
}

/** The options that differ, with their new values. */
export function changesOf(was: TableOptions, now: TableOptions): string {
  const before = new Map(describeOptions(was).map(({ key, value }) => [key, value]));
  const changed = describeOptions(now).filter(({ key, value }) => before.get(key) !== value);
  return list(changed.map(({ label, value }) => t('option-changed', { label, value })));
}
