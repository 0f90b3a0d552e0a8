/** The engine for tests, without a worker. */
import { readdirSync, readFileSync } from 'node:fs';
import { instantiate } from '../engine/module';
import type { InsightAnswer } from '../insight/messages';
import type { Entry } from '../play/game.svelte';
import type { Insight, ModuleRequest, View } from '../wire/types';
import { deductionOf, type Deduction } from './deduction';

/** What `cargo xtask wasm` builds. */
const BUILT = new URL('../../../target/wasm/', import.meta.url);

const engine = await instantiate<ModuleRequest, InsightAnswer>(
  new WebAssembly.Module(readFileSync(new URL('insight.wasm', BUILT))),
);

function ask(request: ModuleRequest): unknown {
  const answer = engine.handle(0, request);
  if ('error' in answer) throw new Error(answer.error);
  return answer.ok;
}

const packs = readdirSync(new URL('packs/', BUILT)).filter((name) => !name.includes('drawing'));
ask({ op: 'pack', pack: JSON.parse(readFileSync(new URL(`packs/${packs[0]}`, BUILT), 'utf8')) });

/** What follows from a View. */
export const insightOf = (view: View): Insight => ask({ op: 'insight', view }) as Insight;

/** The notebook of a View. */
export const deduce = (view: View, log: readonly Entry[] = []): Deduction =>
  deductionOf(insightOf(view), view, log);
