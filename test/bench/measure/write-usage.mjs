/** Loaded into a measured process: at its end it adds its peak of memory (KB) and its processor time (µs) to the file that BENCH_USAGE names. */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

function writeUsage() {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  appendFileSync(process.env.BENCH_USAGE ?? '', `${maxRSS} ${userCPUTime + systemCPUTime}\n`);
}

// A worker loads this too, and the usage of its process contains its own.
if (isMainThread) process.on('exit', writeUsage);
