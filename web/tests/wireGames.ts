/** Whole games of a browser's own identity, played over the wire from within its page: seeds for what comes after games. */
import type { Page } from '@playwright/test';

export interface Wish {
  players: number;
  rated?: boolean;
  private?: boolean;
  /** Guests who sit there too; bots of the house take the other seats. */
  guests?: string[];
  /** A phrase of the identity's own, said before the first decision. */
  says?: string;
}

/** Makes an identity for this browser. */
export async function become(page: Page, name: string): Promise<string> {
  return page.evaluate(async (called) => {
    const made = await fetch('/api/me', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: called, recovery: false }),
    });
    return ((await made.json()) as { id: string }).id;
  }, name);
}

/** Plays a game to its end with decisions by chance, and gives the table's id. */
export async function playWhole(page: Page, wish: Wish): Promise<string> {
  return page.evaluate(async (wanted) => {
    interface Frame {
      type: string;
      decision?: number;
      view?: { legal: { do: string }[] } | null;
      changes?: { legal?: { do: string }[] };
      table?: { stage: string | object };
    }
    const ask = async (path: string, body: object, token?: string): Promise<Record<string, string>> => {
      const headers: Record<string, string> = { 'content-type': 'application/json' };
      if (token) headers.authorization = `Bearer ${token}`;
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return (await answer.json()) as Record<string, string>;
    };
    const { players, rated = false, private: hidden = false, guests = [], says } = wanted;
    const seats = Array.from({ length: players }, (_, seat) =>
      seat === 0 ? 'me' : seat <= guests.length ? 'open' : 'apprentice',
    );
    const clock = { kind: 'real_time', reserve: 3600, increment: 60 };
    const table = await ask('/api/tables', { options: { players, rated, private: hidden, clock }, seats });
    const tokens: (string | undefined)[] = [undefined];
    for (const name of guests) {
      const { token } = await ask('/api/guests', { name });
      await ask(`/api/tables/${table.id}/join`, { invitation: table.invitation }, token);
      tokens.push(token);
    }
    let number = Date.now();
    await Promise.all(
      tokens.map(
        (token) =>
          new Promise<void>((resolve, reject) => {
            const url = `${location.origin.replace('http', 'ws')}/api/tables/${table.id}/socket`;
            const socket = new WebSocket(url, token ? ['armonium', `bearer.${token}`] : ['armonium']);
            const say = (message: object): void => socket.send(JSON.stringify({ id: number++, ...message }));
            socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
            socket.onerror = () => reject(new Error('the socket failed'));
            let answered = -1;
            // What has not changed is not sent again.
            let legal: { do: string }[] = [];
            socket.onmessage = ({ data }) => {
              const frame = JSON.parse(String(data)) as Frame;
              if (frame.type === 'refused') reject(new Error(String(data)));
              if (frame.type === 'welcome') {
                say({ type: 'nonce', nonce: '1'.repeat(64) });
                if (says && !token) say({ type: 'say', text: says });
              }
              if (typeof frame.table?.stage === 'object') {
                socket.close();
                resolve();
                return;
              }
              legal = frame.view?.legal ?? frame.changes?.legal ?? legal;
              if (legal.length === 0 || frame.decision === undefined || frame.decision === answered) return;
              answered = frame.decision;
              const calm = legal.filter((action) => action.do !== 'declare' && action.do !== 'bid');
              const from = calm.length > 0 ? calm : legal.slice(0, 1);
              const action = from[Math.floor(Math.random() * from.length)];
              say({ type: 'act', at: frame.decision, actions: [action] });
            };
          }),
      ),
    );
    return table.id ?? '';
  }, wish);
}
