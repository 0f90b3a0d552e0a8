/**
 * Requests to the server, or to the engine on this device, which answers them in the same way. A failed one throws `Trouble` with
 * the code.
 */

import { whereIs } from '../engine/device.svelte';
import type { ErrorBody, PackName } from '../wire/types';
import { server } from './server.svelte';

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

export interface Wish {
  body?: unknown;
  /** A body that isn't JSON. */
  text?: string | undefined;
  /** Authenticates a guest of this device instead of the cookie. */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  /** By default what the path says. */
  where?: 'server' | 'device' | 'either' | undefined;
}

/** What a proxy answers in place of a server that is gone. */
const GATEWAY = [502, 503, 504];

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('json') ?? false;

/** Sends a request where it belongs, and gives the answer whatever its status. */
export async function send(method: string, path: string, wish: Wish = {}): Promise<Response> {
  const where = wish.where ?? whereIs(path);
  if (where === 'device' || (where === 'either' && server.away)) return toDevice(method, path, wish);
  try {
    return await toServer(method, path, wish);
  } catch (error) {
    const isAway = error instanceof Trouble && error.code === 'offline';
    if (where === 'either' && isAway) return toDevice(method, path, wish);
    throw error;
  }
}

async function toServer(method: string, path: string, { body, token, signal }: Wish): Promise<Response> {
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
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    server.away = true;
    throw new Trouble('offline', 0, '');
  }
  server.away = GATEWAY.includes(response.status) && !isJson(response);
  if (server.away) throw new Trouble('offline', response.status, '');
  return response;
}

async function toDevice(
  method: string,
  path: string,
  { body, text, token, signal }: Wish,
): Promise<Response> {
  const { request } = await import('../engine/client');
  return request(method, path, {
    token,
    body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal,
  });
}

/** Sends a request and gives what was answered. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  where?: Wish['where'],
): Promise<T> {
  const response = await send(method, path, { body, token, where });
  const text = await response.text();
  const said: unknown = text && isJson(response) ? JSON.parse(text) : text;
  if (response.ok) return said as T;
  throw troubleOf(response, said);
}

/** The trouble in an answer. */
export function troubleOf(response: Response, said: unknown): Trouble {
  const error = (said as Partial<ErrorBody> | undefined)?.error;
  return new Trouble(error?.code ?? 'inside', response.status, error?.message ?? '', error?.pack);
}
