/** The list of keys: `?` opens it at a table and in a replay, and so does the table's menu. Keys.svelte draws it. */
class KeyList {
  open = $state(false);
}

export const keyList = new KeyList();

/** The keys of each place, with the message that says what each does. */
export const KEYS = {
  table: [
    ['Enter', 'keys-enter'],
    ['1–9', 'keys-digit'],
    ['Esc', 'keys-escape'],
    ['U', 'keys-undo'],
    ['␣', 'keys-city'],
    ['N', 'keys-notebook'],
    ['L', 'keys-list'],
    ['F6', 'keys-region'],
    ['← ↑ → ↓', 'keys-arrows'],
    ['PgUp PgDn', 'keys-lit'],
    ['?', 'keys-this'],
  ],
  replay: [
    ['← →', 'keys-decision'],
    ['⇧ ← →', 'keys-turn'],
    ['Ctrl ← →', 'keys-hour'],
    ['Home End', 'keys-ends'],
    ['␣', 'keys-play'],
    ['L', 'keys-list'],
    ['?', 'keys-this'],
  ],
} as const;
