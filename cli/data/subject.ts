import { isTitleOf } from '../core/identity.ts';
import { nameInList } from '../core/publication.ts';
import type { SiteView, Work } from '../kinds/kind.ts';
import { isRetracted } from '../kinds/retracted.ts';
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

/** A name of a page, which says so where the publication that it is about was retracted. */
export function nameFound(name: string, document: AnyDocument, site: Pick<SiteView, 'reference'>): string {
  return nameInList(name, isRetracted(readKey(document, 'publication'), site));
}
