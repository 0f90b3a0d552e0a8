/** HTTP requests to the server. A failed one throws `Trouble` with the server's code. */

import type { ErrorBody, PackName } from '../wire/types';

/** A failed request: `code` as in docs/protocol.md and the OpenAPI document, or `offline`. */
export class Trouble extends Error {
  readonly code: string;
  readonly status: number;
  /** The missing pack, for the codes that name one. */
  readonly pack: PackName | undefined;

  constructor(code: string, status: number, message: string, pack?: PackName) {
    super(message);
    this.code = code;
    this.status = status;
    this.pack = pack;
  }
}

/** Sends a request. `token` authenticates a guest of this device instead of the cookie. */
export async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: token ? 'omit' : 'same-origin',
    });
  } catch {
    throw new Trouble('offline', 0, '');
  }
  const text = await response.text();
  const said: unknown =
    text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  if (response.ok) return said as T;
  const error = (said as Partial<ErrorBody> | undefined)?.error;
  throw new Trouble(error?.code ?? 'inside', response.status, error?.message ?? '', error?.pack);
}
