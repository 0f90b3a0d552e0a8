/** The server, as far as this page knows: can it be reached? The static site has none. */
import { SITE } from './place';

class ServerState {
  /** True from a request that didn't reach the server until one does. */
  away = $state(false);

  /** Without a server the page plays on this device. */
  get missing(): boolean {
    return SITE || this.away;
  }
}

export const server = new ServerState();

globalThis.addEventListener?.('online', () => (server.away = false));
