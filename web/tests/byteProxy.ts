/** A proxy of bytes in front of a server. Unlike `Cable` it leaves the page its own WebSocket, with its closing handshake. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface ByteProxy {
  url: string;
  /** From now on the server answers nothing on the WebSockets that are open: a page that closes one waits. */
  silence: () => void;
  stop: () => Promise<void>;
}

export async function byteProxy(server: string): Promise<ByteProxy> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  const webSockets = new Set<Socket>();
  const proxy = createServer((page) => {
    const behind = connect(Number(port), hostname);
    for (const socket of [page, behind]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    page.on('data', (bytes) => {
      if (/^upgrade: websocket/im.test(bytes.toString('latin1'))) webSockets.add(behind);
    });
    page.pipe(behind).pipe(page);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    silence: () => {
      for (const socket of webSockets) socket.unpipe().pause();
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
