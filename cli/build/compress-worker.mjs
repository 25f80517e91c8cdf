import { parentPort } from 'node:worker_threads';
import { compressFile } from './compress-file.mjs';

parentPort?.on('message', (/** @type {import('./compress.ts').CompressTask} */ file) => {
  if (file === null) parentPort?.close();
  else compressFile(file, 'quick');
});
