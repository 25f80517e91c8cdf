import { join } from 'node:path';

/**
 * A plugin that has the app take what was compiled into a folder, wherever that is.
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
