/** Preloaded into a program: once it watches WATCHES_LEFT folders, watching another fails with WATCH_FAULT. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { watch } = fs;
let left = Number(process.env.WATCHES_LEFT ?? 0);
const code = process.env.WATCH_FAULT ?? 'ENOSPC';

fs.watch = ((...args: Parameters<typeof watch>) => {
  left -= 1;
  if (left < 0) throw Object.assign(new Error(`${code}: planted, watch`), { code, syscall: 'watch' });
  return watch(...args);
}) as typeof watch;
syncBuiltinESMExports();
