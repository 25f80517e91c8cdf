import type { FrontMatter, Kind } from '../kinds/registry.ts';
import type { Document } from './document.ts';

/** The complete front matter of a document without errors. It throws otherwise: nothing is emitted while there are errors, so that would be a bug. */
export function wholeFrontMatter<K extends Kind>(document: Document<K>): FrontMatter<K> {
  if (!document.isValid) throw new Error(`${document.path} was emitted with invalid front matter`);
  return document.frontMatter as FrontMatter<K>;
}
