import { slugify } from '../core/slug.ts';
import type { Model } from '../resolve/model.ts';
import { citedKind } from '../resolve/references.ts';

/** The publication that another program calls by this key, of which an import made its name; undefined if there is none. */
export function findReferenceByKey(model: Model, key: string): string | undefined {
  return [key, slugify(key)].find((id) => model.find(citedKind, id) !== undefined);
}
