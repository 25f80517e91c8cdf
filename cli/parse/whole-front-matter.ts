import type { FrontMatter, Kind } from '../kinds/registry.ts';
import type { Document } from './document.ts';

/** The front matter of a document that has passed its checks. Throws otherwise: nothing is emitted while there are errors, so that is a bug of ours. */
export function wholeFrontMatter<K extends Kind>(document: Document<K>): FrontMatter<K> {
  if (!document.isValid) throw new Error(`${document.path} was emitted with invalid front matter`);
  return document.frontMatter as FrontMatter<K>;
}
