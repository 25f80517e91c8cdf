import { compressFile } from './compress-file.mjs';
import { tellFaults } from './tell-faults.mjs';

tellFaults();

process.on('message', (/** @type {import('./compress.ts').CompressTask} */ task) => {
  if (task === 'end') process.exit();
  compressFile(task.file, 'quick');
});
