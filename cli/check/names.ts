import { findNearest } from '../core/nearest.ts';
import { slugify } from '../core/slug.ts';
import { documentsOf } from '../parse/document.ts';
import { type Model, namesOf } from '../resolve/model.ts';

/** The group or topic that was probably meant by a title, a file's name with its ending or folder, or a misspelt name. */
export function findName(written: string, model: Model, kind: 'group' | 'topic'): string | undefined {
  const names = namesOf(model, kind);
  const plain = slugify(written.replace(/^.*\/|\.md$/g, ''));
  if (names.has(plain)) return plain;
  const documents = [...documentsOf(model.documents, 'group'), ...documentsOf(model.documents, 'topic')];
  const titled = documents.find((one) => one.kind === kind && slugify(one.matter.title ?? '') === plain);
  return titled?.slug ?? findNearest(plain, names) ?? findNearest(written, names);
}
