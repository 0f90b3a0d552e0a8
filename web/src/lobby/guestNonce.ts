/** Gives a guest's part of the chance: a short line to the table that says nothing else and hears nothing else. */
import { randomNonce } from '../play/game.svelte';
import { TableConnection } from '../play/connection';

/** Who has given one, by table and token. */
const given = new Set<string>();

/** Connects as the guest, gives the nonce and hangs up; once for each guest of a table. */
export function giveNonce(table: string, token: string): void {
  if (given.has(table + token)) return;
  given.add(table + token);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const line: TableConnection = new TableConnection(
    `${scheme}://${location.host}/api/tables/${table}/socket`,
    ['armonium', `bearer.${token}`],
    {
      hello: () => ({ type: 'hello', protocol: 1 }),
      heard: (message) => {
        if (message.type === 'welcome') line.send({ type: 'nonce', nonce: randomNonce() });
        else if (message.type !== 'presence') line.close();
      },
      changed: () => undefined,
    },
  );
}
