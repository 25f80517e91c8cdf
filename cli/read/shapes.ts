import { readdirSync, readFileSync } from 'node:fs';
import { once } from '../core/lazily.ts';

const folder = new URL('../kinds/shapes/', import.meta.url);

/**
 * The type declarations that are copied into generated/: the files of `kinds/shapes`, and one that exports them all.
 */
export const readShapes = once((): Readonly<Record<string, string>> => {
  const names = readdirSync(folder).sort();
  return {
    ...Object.fromEntries(names.map((name) => [`shapes/${name}`, readFileSync(new URL(name, folder), 'utf8')])),
    'shapes.ts': names.map((name) => `export type * from './shapes/${name}';\n`).join(''),
  };
});
