/** The lines of the declarer's checklist. The engine computes them. */
import { t } from '../i18n/i18n.svelte';
import type { Words } from '../i18n/words';
import type { PageSource, Victory } from '../wire/types';

/** The Marks of the Wolf that Fenrir needs. */
const MARKS = 2;

/** A line: met, possible, or out of reach. */
export interface Check {
  key: string;
  is: 'yes' | 'maybe' | 'no';
  text: string;
  /** Where the missing pages may come from. */
  more: string[];
}

export function checksOf(now: Victory, words: Words): Check[] {
  const checks = [now.role === 'fenrir' ? marks(now) : organ(now, words), pages(now, words)];
  if (now.mover !== null && now.goal !== null) checks.push(way(now, words), time(now));
  return checks;
}

function marks({ marks: held }: Victory): Check {
  const is = held >= MARKS ? 'yes' : 'no';
  return { key: 'marks', is, text: t('declare-marks', { marks: held, needed: MARKS }), more: [] };
}

function organ({ goal }: Victory, words: Words): Check {
  if (goal === null) return { key: 'organ', is: 'no', text: t('declare-organ-none'), more: [] };
  return { key: 'organ', is: 'yes', text: t('declare-organ', { space: words.space(goal) }), more: [] };
}

function pages(now: Victory, words: Words): Check {
  const args = { pages: now.pages, needed: now.needed, missing: now.needed - now.pages, most: now.most };
  if (now.pages >= now.needed) return { key: 'pages', is: 'yes', text: t('declare-pages', args), more: [] };
  const is = now.most >= now.needed ? 'maybe' : 'no';
  const more = now.sources.map((source) => sourceOf(source, words));
  return {
    key: 'pages',
    is,
    text: t(is === 'maybe' ? 'declare-pages-can' : 'declare-pages-short', args),
    more,
  };
}

function sourceOf(source: PageSource, words: Words): string {
  const tile = source.from === 'item' ? words.face(source.tile) : '';
  const teeth = source.from === 'compose' ? Math.abs(source.teeth) : 0;
  return t(`declare-source-${source.from}`, { pages: source.pages, tile, teeth });
}

function way(now: Victory, words: Words): Check {
  const args = {
    character: now.mover ? t(`character-${now.mover}`) : '',
    characterKey: now.mover ?? '',
    space: now.goal === null ? '' : words.space(now.goal),
    steps: now.distance ?? -1,
  };
  if (now.distance === 0) return { key: 'way', is: 'yes', text: t('declare-there', args), more: [] };
  if (now.reach) return { key: 'way', is: 'yes', text: t('declare-reach', args), more: [] };
  return { key: 'way', is: 'no', text: t('declare-too-far', args), more: [] };
}

function time(now: Victory): Check {
  const plan = now.plan ?? now.reach;
  const args = { time: now.time, left: plan?.left ?? 0 };
  if (plan) return { key: 'time', is: 'yes', text: t('declare-time', args), more: [] };
  return { key: 'time', is: 'maybe', text: t('declare-time-open', args), more: [] };
}
