/** Loaded into a measured process: at its end it adds its peak of memory (KB) and its processor time (µs) to the file that BENCH_USAGE names. */
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  appendFileSync(process.env.BENCH_USAGE ?? '', `${maxRSS} ${userCPUTime + systemCPUTime}\n`);
});
