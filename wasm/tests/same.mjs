/**
 * Plays games between bots with the engine twice, as the page's module and as a native program, and compares every
 * response: node same.mjs MODULE PROGRAM LEVEL:GAMES... The random bits of a game follow from its number.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [modulePath, program, ...wishes] = process.argv.slice(2);
if (wishes.length === 0) throw new Error('usage: same.mjs MODULE PROGRAM LEVEL:GAMES...');
const module = new WebAssembly.Module(readFileSync(modulePath));

/** The module; `handle` returns a response and how many milliseconds it took. */
function wasm() {
  const { memory, alloc, free, handle, panic_message } = new WebAssembly.Instance(module).exports;
  const text = (place) => {
    const [pointer, length] = [Number(BigInt.asUintN(64, place) >> 32n), Number(BigInt.asUintN(32, place))];
    const said = new TextDecoder().decode(new Uint8Array(memory.buffer, pointer, length));
    free(pointer, length);
    return said;
  };
  return {
    handle(now, request) {
      const bytes = new TextEncoder().encode(request);
      const pointer = alloc(bytes.length);
      new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
      const began = performance.now();
      try {
        const place = handle(now, pointer, bytes.length);
        const took = performance.now() - began;
        return { took, response: text(place) };
      } catch (error) {
        throw new Error(`the module failed: ${text(panic_message())}`, { cause: error });
      }
    },
  };
}

/** The native program, with the same `handle`. */
function native() {
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async handle(now, request) {
      child.stdin.write(`${now} ${request}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`${program} ended`);
      const space = value.indexOf(' ');
      return { took: Number(value.slice(0, space)) / 1e6, response: value.slice(space + 1) };
    },
    end: () => child.stdin.end(),
  };
}

/** Sends both the same requests until the game is over. */
async function play(level, number, times) {
  const engines = [wasm(), native()];
  let now = 1_800_000_000_000;
  let decisions = 0;
  const all = createHash('sha256');
  const send = async (request) => {
    const line = JSON.stringify(request);
    const [inPage, outside] = [engines[0].handle(now, line), await engines[1].handle(now, line)];
    if (inPage.response !== outside.response) {
      const at = [...inPage.response].findIndex((letter, place) => letter !== outside.response[place]);
      const around = (text) => text.slice(Math.max(0, at - 100), at + 200);
      throw new Error(
        `${level}, game ${number}, after ${decisions} records, ${line}:\n` +
          `module: …${around(inPage.response)}\nnative: …${around(outside.response)}`,
      );
    }
    all.update(inPage.response);
    const response = JSON.parse(inPage.response);
    const records = response.outputs.filter((output) => output.out === 'append').length;
    decisions += records;
    if (request.op === 'tick') {
      times.module += inPage.took;
      times.native += outside.took;
    }
    return response;
  };
  const expect = async (status, request) => {
    const { reply } = await send(request);
    if (reply?.status !== status) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(reply)}`);
    return JSON.parse(reply.body);
  };
  const random = createHash('sha256').update(`${level} ${number}`).digest('hex');
  await send({ op: 'start', random });
  const request = (method, path, body) => ({ op: 'request', method, path, body: JSON.stringify(body) });
  await expect(201, request('POST', '/api/me', { name: 'Same' }));
  const players = 3 + (number % 4);
  await expect(
    201,
    request('POST', '/api/tables', { options: { players }, seats: Array(players).fill(level) }),
  );
  let again = 0;
  while (again !== null) {
    now += again;
    ({ again } = await send({ op: 'tick' }));
  }
  engines[1].end();
  times.decisions += decisions;
  return all.digest('hex');
}

for (const wish of wishes) {
  const [level, games] = wish.split(':');
  const times = { module: 0, native: 0, decisions: 0 };
  const all = createHash('sha256');
  for (let number = 0; number < Number(games); number++) all.update(await play(level, number, times));
  const each = (time) => `${(time / times.decisions).toFixed(2)} ms`;
  console.log(
    `${level}: ${games} games, ${times.decisions} decisions alike (${all.digest('hex').slice(0, 16)}); ` +
      `a decision takes ${each(times.module)} in the module, ${each(times.native)} native, ` +
      `${(times.module / times.native).toFixed(2)} times as long`,
  );
}
