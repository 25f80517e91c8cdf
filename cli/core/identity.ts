import { decode } from './text.ts';

/** The bare DOI in what people write for one (`https://doi.org/…`, `doi:…`, TeX escapes), in the case it was given; null when there is none. */
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

/** DOIs are equal whatever their case. */
export function doiKey(doi: string): string {
  return doi.toLowerCase();
}

/** The same for two titles, however they are spelt out: letters and digits alone, accents folded. */
export function keyOfTitle(title: string): string {
  return title
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether an address only repeats the DOI. */
export function repeatsDoi(url: string, doi: string): boolean {
  const named = /^https?:/.test(url) ? cleanDoi(url) : null;
  return named !== null && doiKey(named) === doiKey(doi);
}
