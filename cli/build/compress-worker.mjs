import { parentPort } from 'node:worker_threads';
import { compressFile } from './compress-file.mjs';

parentPort?.on('message', (/** @type {import('./compress.ts').CompressTask} */ task) => {
  if (task === 'end') parentPort?.close();
  else compressFile(task.file, 'quick');
});
