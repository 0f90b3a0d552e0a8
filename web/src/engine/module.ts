/** The engine's module: JSON in, JSON out (`wasm/`). */
import type { EngineRequest, EngineResponse } from '../wire/types';

export interface Engine<Request = EngineRequest, Response = EngineResponse> {
  handle: (now: number, request: Request) => Response;
}

interface Exports {
  memory: WebAssembly.Memory;
  alloc: (length: number) => number;
  free: (pointer: number, length: number) => void;
  handle: (now: number, pointer: number, length: number) => bigint;
  panic_message: () => bigint;
}

/** Loads and compiles the module, while it arrives where the host names its type. */
export async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the engine's module: ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/wasm')) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

export async function instantiate<Request = EngineRequest, Response = EngineResponse>(
  module: WebAssembly.Module,
): Promise<Engine<Request, Response>> {
  const { exports } = await WebAssembly.instantiate(module);
  const { memory, alloc, free, handle, panic_message } = exports as unknown as Exports;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  /** A text by its place: the pointer in the high half, the length in the low one. */
  const text = (place: bigint): { pointer: number; length: number; said: string } => {
    const pointer = Number(BigInt.asUintN(64, place) >> 32n);
    const length = Number(BigInt.asUintN(32, place));
    return { pointer, length, said: decoder.decode(new Uint8Array(memory.buffer, pointer, length)) };
  };
  return {
    handle(now, request) {
      const bytes = encoder.encode(JSON.stringify(request));
      try {
        const pointer = alloc(bytes.length);
        new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
        const answer = text(handle(now, pointer, bytes.length));
        free(answer.pointer, answer.length);
        return JSON.parse(answer.said) as Response;
      } catch (error) {
        if (!(error instanceof WebAssembly.RuntimeError)) throw error;
        throw new Error(`the engine failed: ${text(panic_message()).said}`, { cause: error });
      }
    },
  };
}
