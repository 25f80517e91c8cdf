import type { SiteView } from './kind.ts';

/** Whether a publication, by its id, was retracted; false where a page is about none. */
export function isRetracted(publication: unknown, { reference }: Pick<SiteView, 'reference'>): boolean {
  return typeof publication === 'string' && typeof reference(publication)?.retracted === 'string';
}
