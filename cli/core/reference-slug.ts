import { familyOf } from './author.ts';
import type { Publication } from './publication.ts';
import { shortenSlug, slugify, slugMaxLength } from './slug.ts';

/** The fields that a slug is made from. */
type Named = Pick<Publication, 'authors' | 'editors' | 'title' | 'year'>;

/**
 * An unused slug for a new reference: its key in the imported file, or authors, year and the first long word of the
 * title.
 */
export function makeSlug(key: string, publication: Named, isTaken: (slug: string) => boolean): string {
  const named = slugify(key);
  const { authors, editors, year } = publication;
  const families = (authors.length > 0 ? authors : editors).slice(0, 3).map((author) => slugify(familyOf(author)));
  const word =
    publication.title
      .split(/[\s:]+/)
      .map(slugify)
      .find((one) => one.length > 4) ?? '';
  const described = [...families, slugify(String(year)), word].filter((part) => part !== '').join('-');
  return numberSlug(isName(key) && named !== '' ? named : described, isTaken);
}

/** The slug, cut so that it leaves room for a number, which is appended if it is taken. */
export function numberSlug(whole: string, isTaken: (slug: string) => boolean): string {
  const slug = shortenSlug(whole, slugMaxLength - 4);
  if (!isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Whether a key was meant as a name: neither a running number of a database nor a DOI or another address. */
function isName(key: string): boolean {
  return /[a-z]{2}/i.test(key) && !/^(?:rn|ref|id|zotero-?)\d+$/i.test(key) && !/^10\.|^https?:/.test(key);
}
