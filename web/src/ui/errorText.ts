/** Errors as sentences. */
import { Trouble } from '../lib/api';
import { t } from '../i18n/i18n.svelte';
import { kebab } from '../i18n/keys';

/** Refusals of a table; their keys are `table-…`. */
const AT_TABLES = [
  'no_such_seat',
  'seat_taken',
  'table_full',
  'seated_already',
  'not_seated',
  'not_host',
  'not_invited',
  'begun',
  'not_begun',
  'over',
  'rated',
  'bad_clock',
  'bad_sleep',
  'bad_players',
  'substituted',
  'bad_link',
  'not_your_seat',
  'too_many_seat_changes',
  'not_over',
] as const;

/** Errors with a key `front-trouble-…`. */
const HERE = [
  'offline',
  'bad_name',
  'wrong',
  'bad_field',
  'too_many_tables',
  'storage',
  'busy',
  'not_confirmed',
  'proof_missing',
  'wrong_proof',
  'too_many_programs',
] as const;

/** Problems with the connection or the server; their sentences are `problem-…` in tables.ftl. */
const PROBLEMS = [
  'too_fast',
  'closing',
  'no_table',
  'not_admitted',
  'no_spectators',
  'seat_given_away',
] as const;

/** The sentence for any thrown error; `other` if there is none. */
export function trouble(error: unknown, other = t('front-trouble-other')): string {
  const code = error instanceof Trouble ? error.code : '';
  const atTable = AT_TABLES.find((known) => known === code);
  if (atTable) return t(`table-${kebab(atTable === 'table_full' ? 'full' : atTable)}`);
  const problem = PROBLEMS.find((known) => known === code);
  if (problem) return t(`problem-${kebab(problem)}`);
  const here = HERE.find((known) => known === code);
  return here ? t(`front-trouble-${kebab(here)}`) : other;
}
