import { findNearest } from '../core/nearest.ts';
import { slugify } from '../core/slug.ts';
import type { Kind } from '../kinds/registry.ts';
import { readKey } from '../parse/document.ts';
import { type Model, namesOf } from '../resolve/model.ts';

/** The file of a kind that was probably meant by a title, a file name with its extension or folder, or a misspelt name. */
export function findName(written: string, model: Model, kind: Kind): string | undefined {
  const names = namesOf(model, kind);
  const plain = slugify(written.replace(/^.*\/|\.md$/g, ''));
  if (names.has(plain)) return plain;
  const titled = model.ofKind(kind).find((one) => slugify(String(readKey(one, 'title') ?? '')) === plain);
  return titled?.slug ?? findNearest(plain, names) ?? findNearest(written, names);
}
