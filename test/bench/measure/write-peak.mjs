/** Loaded into a measured process: at its end it adds its peak of memory, in KB, to the file that BENCH_PEAKS names. */
import { appendFileSync } from 'node:fs';

process.on('exit', () => appendFileSync(process.env.BENCH_PEAKS, `${process.resourceUsage().maxRSS}\n`));
