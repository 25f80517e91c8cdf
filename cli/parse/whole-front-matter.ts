import type { FrontMatter, Kind } from '../kinds/registry.ts';
import type { Document } from './document.ts';

/** A file whose front matter has mistakes was asked for what stands there. */
export class InvalidFrontMatter extends Error {}

/**
 * The complete front matter of a document without errors. It throws otherwise: no file is written while there are errors,
 * and a page that shows such a document cannot be made.
 */
export function wholeFrontMatter<K extends Kind>(document: Document<K>): FrontMatter<K> {
  if (!document.isValid) throw new InvalidFrontMatter(`${document.path} was emitted with invalid front matter`);
  return document.frontMatter as FrontMatter<K>;
}
