// Loads TypeScript, JSX too, where Node itself does not: all of it on Node 20, `.tsx` on every version. It works inside
// the process, and keeps what it made of each file in this project's folder, where the next start finds it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const cache = fileURLToPath(new URL('.cache/typescript', import.meta.url));
const require = nodeModule.createRequire(import.meta.url);
const { version } = require('rolldown/package.json');

/**
 * The hook of Node that loads a module.
 * @template T
 * @param {string} url
 * @param {unknown} context
 * @param {(url: string, context: unknown) => T} nextLoad
 */
export function load(url, context, nextLoad) {
  if (!/^file:.*\.tsx?$/.test(url)) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const text = readFileSync(path, 'utf8');
  // Named by the path, so that what is made after an edit takes the place of what was made before it.
  const kept = join(cache, `${digest(path)}.js`);
  const made = digest(version, path, text);
  const source = readKept(kept, made) ?? keep(kept, made, transform(path, text));
  return { format: 'module', source, shortCircuit: true };
}

/**
 * @param {string} path
 * @param {string} text
 */
function transform(path, text) {
  const { transformSync } = require('rolldown/utils');
  const { code, map, errors } = transformSync(path, text, { sourcemap: true, tsconfig: false });
  if (errors[0]) throw errors[0];
  // Whoever shows a line of the source reads it from its file.
  const lines = Buffer.from(JSON.stringify({ ...map, sourcesContent: undefined })).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${lines}`;
}

/**
 * What was made of the same text by the same transformer; null when there is nothing, or nothing whole.
 * @param {string} file
 * @param {string} made
 */
function readKept(file, made) {
  try {
    const [seal = '', ...lines] = readFileSync(file, 'utf8').split('\n');
    const source = lines.join('\n');
    return seal === digest(made, source) ? source : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a source where the folder lets it, and gives it.
 * @param {string} file
 * @param {string} made
 * @param {string} source
 */
function keep(file, made, source) {
  try {
    makeFolder(dirname(cache));
    makeFolder(cache);
    writeFileSync(file, `${digest(made, source)}\n${source}`);
  } catch {
    // The next start makes it anew.
  }
  return source;
}

/**
 * Without `recursive`, which tries for ever on Node 20 where the system refuses.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (!existsSync(folder)) mkdirSync(folder);
}

/** @param {readonly string[]} texts */
function digest(...texts) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n${text}`);
  return hash.digest('hex');
}

if (isMainThread) {
  process.setSourceMapsEnabled(true);
  /** @type {object & { readonly registerHooks?: (hooks: { load: typeof load }) => unknown }} */
  const { registerHooks } = { ...nodeModule };
  if (registerHooks !== undefined) registerHooks({ load });
  // Node 20 loads this module again in a thread of its own, and asks the hook there.
  else nodeModule.register(import.meta.url);
}
