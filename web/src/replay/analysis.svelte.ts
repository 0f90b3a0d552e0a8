/** The master's evaluation of a game, streamed line by line until it is done or stopped. */
import { send, Trouble, troubleOf } from '../lib/api';
import type { AnalysisLine, AnalysisSetting, Judged } from '../wire/types';

export class Analysis {
  /** The evaluations by moment. */
  judged = $state.raw<ReadonlyMap<number, Judged>>(new Map());
  /** How many moments will be evaluated, once known. */
  total = $state(0);
  /** How many have been. */
  count = $state(0);
  running = $state(false);
  done = $state(false);
  /** The moment being evaluated separately. */
  asking = $state<number | null>(null);
  /** Moments without a choice. */
  forced = $state.raw<ReadonlySet<number>>(new Set());
  trouble = $state.raw<Trouble>();

  readonly #address: string;
  readonly #query: string;
  readonly #token: string | undefined;
  #stop: AbortController | undefined;

  /** `query` authorises a private table and selects the seats. */
  constructor(table: string, query: Record<string, string>, token?: string) {
    this.#address = `/api/games/${table}/analysis`;
    this.#query = new URLSearchParams(query).toString();
    this.#token = token;
  }

  /** Evaluates the whole game. */
  async start(setting: AnalysisSetting): Promise<void> {
    this.cancel();
    [this.running, this.done, this.total, this.count] = [true, false, 0, 0];
    await this.#read(`setting=${setting}`, (line) => {
      if (line.line === 'begun') this.total = line.total;
      if (line.line === 'judged') this.count += 1;
      if (line.line === 'done') this.done = true;
    });
    this.running = false;
  }

  /** Evaluates one moment more deeply. */
  async ask(at: number): Promise<void> {
    this.cancel();
    this.asking = at;
    await this.#read(`setting=deep&at=${at}`, (line) => {
      if (line.line === 'done' && !this.judged.has(at)) this.forced = new Set([...this.forced, at]);
    });
    if (this.asking === at) this.asking = null;
  }

  /** Stops the evaluation; results stay. */
  cancel(): void {
    this.#stop?.abort();
    this.#stop = undefined;
    this.running = false;
    this.asking = null;
  }

  async #read(what: string, heard: (line: AnalysisLine) => void): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    this.trouble = undefined;
    try {
      const address = `${this.#address}?${what}${this.#query ? `&${this.#query}` : ''}`;
      const response = await send('GET', address, { token: this.#token, signal: stop.signal });
      if (!response.ok || !response.body) throw troubleOf(response, await response.json());
      for await (const line of linesOf(response.body)) {
        if (stop.signal.aborted) return;
        if (line.line === 'judged') this.judged = withVerdict(this.judged, line);
        heard(line);
      }
    } catch (error) {
      if (stop.signal.aborted) return;
      this.trouble = error instanceof Trouble ? error : new Trouble('offline', 0, '');
    } finally {
      if (this.#stop === stop) this.#stop = undefined;
    }
  }
}

/** In how many worlds a moment was tried. */
const depthOf = ({ best, made, others }: Judged): number =>
  [best, ...(made ? [made] : []), ...others].reduce((sum, { tries }) => sum + tries, 0);

/** Adds a verdict; a shallower one never replaces a deeper one. */
export function withVerdict(
  judged: ReadonlyMap<number, Judged>,
  verdict: Judged,
): ReadonlyMap<number, Judged> {
  const known = judged.get(verdict.at);
  return known && depthOf(known) > depthOf(verdict) ? judged : new Map(judged).set(verdict.at, verdict);
}

/** The lines of a response body, as they arrive. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<AnalysisLine> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line) yield JSON.parse(line) as AnalysisLine;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
