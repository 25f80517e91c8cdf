import { compressFile } from './compress-file.mjs';

process.on('message', (/** @type {import('./compress.ts').Task} */ task) => {
  if (task === 'end') process.exit();
  compressFile(task.file, 'quick');
});
