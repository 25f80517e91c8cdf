import { type Kind, kindNames } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { createRoleFinder } from '../schema/roles.ts';
import type { KeyPath } from './yaml.ts';

/** Every front-matter value that the schema declares as a link, even if the file has other problems. */
export function findFrontMatterLinks(kind: Kind, data: unknown): { readonly target: string; readonly key: KeyPath }[] {
  const found = finders.get(kind)?.(data) ?? [];
  return found.map(({ text, path }) => ({ target: text.trim(), key: path })).filter(({ target }) => target !== '');
}

const finders = new Map(kindNames.map((kind) => [kind, createRoleFinder(schemas[kind], (role) => role === 'link')]));
