import { join } from 'node:path';

/**
 * A plugin that resolves the app's imports of `generated/*.json` to files in `folder`.
 * @param {string} folder
 * @returns {import('vite').Plugin}
 */
export function compiledIn(folder) {
  return {
    name: 'compiled-in',
    enforce: 'pre',
    resolveId(source) {
      const file = /\/generated\/(.+\.json)$/.exec(source)?.[1];
      return file === undefined ? null : join(folder, file);
    },
  };
}
