import type { Kind, Matter } from '../kinds/registry.ts';
import type { Document } from './document.ts';

/** The front matter of a document that has passed its checks. Throws otherwise: nothing is emitted while there are errors, so that is a bug of ours. */
export function wholeMatter<K extends Kind>(document: Document<K>): Matter<K> {
  if (!document.isValid) throw new Error(`${document.path} was emitted with invalid front matter`);
  return document.matter as Matter<K>;
}
