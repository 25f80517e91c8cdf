// Loads TypeScript, JSX too, where Node itself does not: all of it on Node 20, `.tsx` on every version. It works inside
// the process and keeps nothing on the disk.
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transformSync } from 'rolldown/utils';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/^file:.*\.tsx?$/.test(url)) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), { sourcemap: true, tsconfig: false });
  if (errors[0]) throw errors[0];
  const lines = Buffer.from(JSON.stringify(map)).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${lines}`;
  return { format: 'module', source, shortCircuit: true };
}

// Node loads this module again in the thread that its hooks run in.
if (isMainThread) {
  process.setSourceMapsEnabled(true);
  register(import.meta.url);
}
