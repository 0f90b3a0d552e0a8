/** A server of its own for a test: on a free port of this machine, with a folder that goes with it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { binary, NO_LIMITS } from './binary.ts';

export interface Server {
  /** Where it listens, like http://127.0.0.1:4711. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts a server and waits until it is ready. `ARMONIUM_URL` names one that runs already, unless it needs `more` settings. */
export async function startServer(...more: string[]): Promise<Server> {
  const running = process.env.ARMONIUM_URL;
  if (running && more.length === 0) return { url: running, stop: async () => undefined };
  const data = await newFolder();
  const gone = (): Promise<void> => rm(data, { recursive: true, force: true });
  try {
    const { url, stop } = await serve(data, ...more);
    return { url, stop: () => stop().finally(gone) };
  } catch (error) {
    await gone();
    throw error;
  }
}

/** A folder for the data of a server. */
export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'armonium-e2e-'));

/** Starts a server over the data in a folder, which stays when the server ends. */
export async function serve(data: string, ...more: string[]): Promise<Server> {
  const words = ['serve', '--listen', '127.0.0.1:0', '--data', data, '--config', NO_LIMITS, ...more];
  const child = spawn(binary(), words, { stdio: ['ignore', 'pipe', 'inherit'], env: environment() });
  const stop = (): Promise<void> => end(child);
  try {
    return { url: await address(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The environment without variables of these tests, which the program would take for misspelt settings. */
export function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('ARMONIUM_')));
}

/** Ends a program that was started here. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** The address that the server says it is ready at. */
async function address(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /is ready at (http:\/\/\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('The server ended before it was ready.');
}
