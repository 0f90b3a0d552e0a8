/**
 * Plays a random game with `armonium engine` and records what a spectator saw, as a fixture for the test of
 * `src/play/boardHistory.ts`. `node tools/record.js BINARY SEED PLAYERS > src/play/game.fixture.json`
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [binary = '../target/release/armonium', seed = '11', players = '4'] = process.argv.slice(2);
const engine = spawn(binary, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
await lines.next();

async function ask(request) {
  engine.stdin.write(`${JSON.stringify(request)}\n`);
  const { ok, error } = JSON.parse((await lines.next()).value);
  if (error) throw new Error(error.message);
  return ok;
}

/** The first tiles are the Location Tiles. */
const LOCATIONS = 5;

let state = Number(seed);
/** A seeded random number below a bound. */
function below(most) {
  state = (state * 1103515245 + 12345) % 2147483648;
  return Math.floor((state / 2147483648) * most);
}

/** All kinds of decisions are equally likely, so that rare ones occur and games last. */
function choose(actions, hour) {
  const sensible = actions.filter(({ action }) => {
    if (action.do === 'declare') return hour > 6 && below(10) === 0;
    if (action.do === 'bid') return action.time < 4;
    if (action.do === 'turn') return action.teeth < 3;
    if (action.do === 'discard') return action.tile >= LOCATIONS;
    return action.do !== 'decline' || actions.length === 1;
  });
  const some = sensible.length > 0 ? sensible : actions;
  const kinds = [...new Set(some.map(({ action }) => action.do))];
  const kind = kinds[below(kinds.length)];
  const alike = some.filter(({ action }) => action.do === kind);
  return alike[below(alike.length)].action;
}

/** The fields that differ. */
function changes(before, after) {
  const differ = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(differ);
}

const see = async () => (await ask({ cmd: 'view', game: 'g', viewer: 'spectator' })).view.public;

let { status } = await ask({ cmd: 'new', game: 'g', players: Number(players), seed: Number(seed) });
let seen = await see();
const steps = [{ events: status.events, public: seen }];
while (status.to_act !== null) {
  const { actions } = await ask({ cmd: 'legal', game: 'g', seat: status.to_act });
  const action = choose(actions, status.hour);
  status = (await ask({ cmd: 'apply', game: 'g', seat: status.to_act, action })).status;
  // Every third board is enough to find a mistake.
  if (status.moves % 3 > 0 && status.to_act !== null) continue;
  const next = await see();
  steps.push({ events: status.events, public: changes(seen, next) });
  seen = next;
}
const { events } = await ask({ cmd: 'events', game: 'g', viewer: 'spectator' });
engine.stdin.end();

const list = (items) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
process.stdout.write(`{"events":${list(events.map(({ event }) => event))},\n"steps":${list(steps)}}\n`);
