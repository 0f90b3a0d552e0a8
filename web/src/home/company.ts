/** What a table or a seek says of the company it looks for, in words. */
import { t } from '../i18n/i18n.svelte';
import { LANGUAGES, type MySeek, type SeekLine, type Spoken, type TableOptions } from '../wire/types';

export const SPOKEN = Object.keys(LANGUAGES) as Spoken[];
export const PACES = ['timed', 'untimed', 'days'] as const;
export const EXPERIENCES = ['any', 'beginners', 'experienced'] as const;

/** Languages and experience, as far as they are stated. */
export function companyOf({
  languages,
  experience,
}: Pick<TableOptions, 'languages' | 'experience'>): string[] {
  const parts = (languages ?? []).map((language) => LANGUAGES[language]);
  const named = parts.length > 0 ? [parts.join('/')] : [];
  return experience && experience !== 'any' ? [...named, t('find-experience-kind', { experience })] : named;
}

/** A seek in a line. */
export function seekOf({ kind, options }: Pick<MySeek | SeekLine, 'kind' | 'options'>): string {
  const pace = kind === 'days' ? 'days' : options.timed ? 'timed' : 'untimed';
  const parts = [
    t('find-pace-kind', { pace }),
    t('seek-sizes', { sizes: options.players.join('/') }),
    ...(options.rated ? [t('front-rated')] : []),
    ...companyOf(options),
  ];
  return parts.join(' · ');
}
