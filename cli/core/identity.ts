import { decode } from './text.ts';

/**
 * The bare DOI in what people write (`https://doi.org/…`, `doi:…`, TeX escapes), in its original case; null if it
 * contains none.
 */
export function cleanDoi(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\{(.*)\}$/, '$1')
    .replace(/\\(?=[_%&#{}$])/g, '')
    .replace(/^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\//i, '')
    .replace(/^doi:?\s*/i, '');
  const decoded = /%2f/i.test(bare) ? decode(bare) : bare;
  return /^10\.\d{4,9}\/\S+$/.test(decoded) ? decoded : null;
}

/** The DOI in a longer text, such as a record of PubMed; null where there is none, or more than one. */
export function findOnlyDoi(text: string): string | null {
  const found = (text.match(/\b10\.\d{4,9}\/[^\s"<>]*[^\s"<>.,;]/g) ?? []).map(withoutBracket);
  return new Set(found.map(doiKey)).size === 1 ? (found[0] ?? null) : null;
}

/** A DOI without the bracket that closes behind it and opened before it; `10.1016/S0140-6736(05)1` has both. */
function withoutBracket(doi: string): string {
  const isOpen = doi.lastIndexOf('(') > doi.slice(0, -1).lastIndexOf(')');
  return doi.endsWith(']') || (doi.endsWith(')') && !isOpen) ? doi.slice(0, -1) : doi;
}

/** A DOI encoded for an address, with its slashes. */
export function escapeDoi(doi: string): string {
  return encodeURIComponent(doi).replaceAll('%2F', '/');
}

/** A key by which two DOIs are compared, ignoring case. */
export function doiKey(doi: string): string {
  return doi.toLowerCase();
}

/** A key by which two titles are compared: only letters and digits, without accents. */
export function keyOfTitle(title: string): string {
  return title
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A key by which two titles are compared whose subtitles may be left out. */
export function keyOfMainTitle(title: string): string {
  const [main = title] = title.split(/(?:[:.?!]| [–—-]) /u);
  return keyOfTitle(main);
}

/** Whether a name is the title of a work: the whole title, the title without its subtitle, or one that was cut off. */
export function isTitleOf(name: string, title: string): boolean {
  const key = keyOfTitle(name);
  if (key === keyOfTitle(title)) return true;
  return key === keyOfMainTitle(title) || (name.endsWith('…') && keyOfTitle(title).startsWith(key));
}

/** Whether an address only repeats the DOI. */
export function repeatsDoi(url: string, doi: string): boolean {
  const named = /^https?:/.test(url) ? cleanDoi(url) : null;
  return named !== null && doiKey(named) === doiKey(doi);
}
