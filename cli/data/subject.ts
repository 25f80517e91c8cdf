import { isTitleOf } from '../core/identity.ts';
import type { Work } from '../kinds/kind.ts';
import { type AnyDocument, readKey } from '../parse/document.ts';
import type { View } from '../render/view.ts';

/**
 * The publication that a page is about, if the page has its title: whoever cites such a page means the publication. Null
 * for a page with a title of its own, which is a text of its own.
 */
export function findSubject(document: AnyDocument, { work }: Pick<View, 'work'>): Work | null {
  const id = readKey(document, 'publication');
  const title = readKey(document, 'title');
  const found = typeof id === 'string' ? work(id) : undefined;
  return found !== undefined && typeof title === 'string' && isTitleOf(title, found.title) ? found : null;
}
