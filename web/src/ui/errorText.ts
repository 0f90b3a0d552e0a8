/** Errors as sentences. */
import { Trouble } from '../lib/api';
import { t } from '../i18n/i18n.svelte';
import { kebab, type MessageKey } from '../i18n/keys';

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
  'no_request',
  'too_many_requests',
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

type DeviceTrouble = MessageKey extends infer Key
  ? Key extends `device-trouble-${infer Code}`
    ? Code
    : never
  : never;

/** What keeps a game of this device from being played, saved or opened; `device-trouble-…`. */
const AT_DEVICE = [
  'device_full',
  'device_refused',
  'device_newer',
  'no_engine',
  'engine_failed',
  'other_tab',
  'damaged',
  'newer_format',
  'other_rules',
  'missing_pack',
  'no_table_file',
  'table_differs',
  'too_long',
] as const;

/** The sentence for a code of a game on this device. */
export function deviceTrouble(code: string): string | undefined {
  const known = AT_DEVICE.find((one) => one === code);
  if (!known) return undefined;
  const key = kebab(known).replace(/^device-/, '') as DeviceTrouble;
  return t(`device-trouble-${key}`);
}

/** The sentence for any thrown error; `other` if there is none. */
export function trouble(error: unknown, other = t('front-trouble-other')): string {
  const code = error instanceof Trouble ? error.code : '';
  const atDevice = deviceTrouble(code);
  if (atDevice !== undefined) return atDevice;
  const atTable = AT_TABLES.find((known) => known === code);
  if (atTable) return t(`table-${kebab(atTable === 'table_full' ? 'full' : atTable)}`);
  const problem = PROBLEMS.find((known) => known === code);
  if (problem) return t(`problem-${kebab(problem)}`);
  const here = HERE.find((known) => known === code);
  return here ? t(`front-trouble-${kebab(here)}`) : other;
}
