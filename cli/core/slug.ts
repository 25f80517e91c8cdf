import { foldAccents } from './text.ts';

/** A slug: lower-case letters and digits in words joined by hyphens, 100 characters at most. It is the file's name and the page's address. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const slugMaxLength = 100;

/** Lower-case letters and digits in words joined by hyphens; accents folded. */
export function slugify(text: string): string {
  return foldAccents(text)
    .replace(/[’']/g, '')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A slug of at most so many characters, cut between two words where it has several. */
export function shortenSlug(slug: string, length = slugMaxLength): string {
  if (slug.length <= length) return slug;
  const end = slug.lastIndexOf('-', length);
  return slug.slice(0, end > 0 ? end : length);
}

/** The slug of a title, cut to a length at which an address can still be read and typed. */
export function slugOfTitle(title: string): string {
  return shortenSlug(slugify(title), 60);
}
