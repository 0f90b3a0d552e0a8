/** Sends the nonce of a guest, or of the player at another page than the table's, over a short connection of its own. */
import type { Connection } from '../play/connection';
import { connectTo, randomNonce } from '../play/game.svelte';

/** Which guests are sending theirs, by table and token. */
const given = new Set<string>();

/** Connects as the guest, or as the player, sends the nonce and disconnects. After a change of options it is asked again. */
export function giveNonce(table: string, token = ''): void {
  if (given.has(table + token)) return;
  given.add(table + token);
  const line: Connection = connectTo(token ? { table, token } : { table })({
    hello: () => ({ type: 'hello', protocol: 1 }),
    heard: (message) => {
      if (message.type === 'welcome') line.send({ type: 'nonce', nonce: randomNonce() });
      else if (message.type !== 'presence') {
        given.delete(table + token);
        line.close();
      }
    },
    changed: () => undefined,
  });
}
