/** Sends a guest's nonce over a short connection of its own. */
import { randomNonce } from '../play/game.svelte';
import { TableConnection } from '../play/connection';

/** Which guests have sent theirs, by table and token. */
const given = new Set<string>();

/** Connects as the guest, sends the nonce and disconnects; once per guest and table. */
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
