/** A proxy between a page and the server: records all messages, and can delay, drop or cut them. */
import type { Page, WebSocketRoute } from '@playwright/test';
import type { ClientMessage, ServerMessage } from '../src/wire/types';

/** A message of a table's WebSocket. */
export type Frame = { at: number; socket: number } & ({ sent: ClientMessage } | { got: ServerMessage });

export class Cable {
  /** Every message that arrived, in order. */
  readonly frames: Frame[] = [];
  /** Latency in milliseconds, each way. */
  delay = 0;
  /** Drop the server's messages. */
  deaf = false;
  /** Connections refused while cut. */
  refused = 0;
  #down = false;
  #count = 0;
  #pairs = new Set<{ page: WebSocketRoute; server: WebSocketRoute }>();

  /** Installs the proxy before the page is loaded. */
  static async lay(page: Page): Promise<Cable> {
    const cable = new Cable();
    await page.routeWebSocket(/\/api\/tables\/[^/]+\/socket/, (socket) => cable.#connect(socket));
    return cable;
  }

  /** What the page sent. */
  get sent(): ClientMessage[] {
    return this.frames.flatMap((frame) => ('sent' in frame ? [frame.sent] : []));
  }

  /** What the page got. */
  get got(): ServerMessage[] {
    return this.frames.flatMap((frame) => ('got' in frame ? [frame.got] : []));
  }

  /** Closes all connections and refuses new ones until mended. */
  async cut(): Promise<void> {
    this.#down = true;
    const ends = [...this.#pairs].flatMap(({ page, server }) => [page.close({ code: 1001 }), server.close()]);
    this.#pairs.clear();
    await Promise.all(ends);
  }

  mend(): void {
    this.#down = false;
    this.deaf = false;
  }

  async #connect(page: WebSocketRoute): Promise<void> {
    if (this.#down) {
      this.refused += 1;
      return page.close({ code: 1001 });
    }
    const socket = ++this.#count;
    const server = page.connectToServer();
    const pair = { page, server };
    this.#pairs.add(pair);
    const late = (work: () => void): void => {
      if (this.delay === 0) work();
      else setTimeout(() => this.#pairs.has(pair) && work(), this.delay);
    };
    page.onMessage((text) =>
      late(() => {
        this.frames.push({ at: Date.now(), socket, sent: JSON.parse(String(text)) as ClientMessage });
        server.send(text);
      }),
    );
    server.onMessage((text) => {
      if (this.deaf) return;
      late(() => {
        this.frames.push({ at: Date.now(), socket, got: JSON.parse(String(text)) as ServerMessage });
        page.send(text);
      });
    });
    page.onClose((code, reason) => void this.#end(pair, () => server.close({ code: usual(code), reason })));
    server.onClose((code, reason) => void this.#end(pair, () => page.close({ code: usual(code), reason })));
  }

  async #end(
    pair: { page: WebSocketRoute; server: WebSocketRoute },
    close: () => Promise<void>,
  ): Promise<void> {
    if (this.#pairs.delete(pair)) await close().catch(() => undefined);
  }
}

/** A code that a page may close with. */
function usual(code: number | undefined): number | undefined {
  return code === 1000 || (code !== undefined && code >= 3000) ? code : undefined;
}
