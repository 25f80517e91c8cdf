import { isWorkingPaper, type ReferenceType } from './publication.ts';

/** What BibTeX calls each of our types, and where it keeps the venue; where it has no word of its own, the field `type` says ours. */
export const written: Record<
  ReferenceType,
  { readonly name: string; readonly venue: string; readonly genre?: string }
> = {
  article: { name: 'article', venue: 'journal' },
  book: { name: 'book', venue: 'publisher' },
  chapter: { name: 'incollection', venue: 'booktitle' },
  'working-paper': { name: 'techreport', venue: 'institution', genre: 'Working Paper' },
  report: { name: 'techreport', venue: 'institution', genre: 'Report' },
  thesis: { name: 'phdthesis', venue: 'school' },
  dataset: { name: 'misc', venue: 'howpublished', genre: 'Dataset' },
  website: { name: 'misc', venue: 'howpublished', genre: 'Website' },
};

/** The entry types of BibTeX and BibLaTeX that can only be one of ours. */
const read: Readonly<Record<string, ReferenceType>> = {
  article: 'article',
  periodical: 'article',
  review: 'article',
  suppperiodical: 'article',
  book: 'book',
  mvbook: 'book',
  booklet: 'book',
  collection: 'book',
  mvcollection: 'book',
  proceedings: 'book',
  manual: 'book',
  incollection: 'chapter',
  inbook: 'chapter',
  bookinbook: 'chapter',
  inproceedings: 'chapter',
  conference: 'chapter',
  inreference: 'chapter',
  thesis: 'thesis',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  dataset: 'dataset',
  online: 'website',
  electronic: 'website',
  www: 'website',
};

/** Gives the text of the first of these fields that has any, or an empty text. */
export type Get = (...fields: string[]) => string;

/** Our type for an entry. `misc` and reports are told apart by what their fields say. */
export function findType(name: string, get: Get): ReferenceType {
  const genre = get('type');
  if (/data ?set/i.test(genre)) return 'dataset';
  if (/web ?(?:site|page)/i.test(genre)) return 'website';
  const known = read[name];
  if (known !== undefined) return known;
  if (name === 'techreport' || name === 'report') {
    return isWorkingPaper(genre || `${get('institution')} ${get('number')} ${get('series')}`)
      ? 'working-paper'
      : 'report';
  }
  if (/thesis|dissertation/i.test(genre)) return 'thesis';
  return name === 'misc' && findAddress(get) !== '' ? 'website' : 'working-paper';
}

/** Where the publication appeared: what our schema calls its venue. */
export function findVenue(type: ReferenceType, get: Get): string {
  const howpublished = /https?:/.test(get('howpublished')) ? '' : get('howpublished');
  const publisher = get('publisher', 'institution', 'organization', 'school');
  switch (type) {
    case 'article':
      return get('journal', 'journaltitle') || publisher;
    case 'chapter':
      return get('booktitle', 'journal') || publisher;
    case 'website':
      return howpublished || get('organization', 'journal', 'journaltitle') || publisher;
    case 'thesis':
      return get('school', 'institution') || publisher;
    case 'working-paper':
    case 'report': {
      const genre = get('type', 'series') || (type === 'report' ? 'Report' : 'Working Paper');
      const series = get('number') === '' ? '' : `${genre} ${get('number')}`;
      return `${publisher} ${series}`.trim() || howpublished || findArchive(get);
    }
    default:
      return publisher || howpublished;
  }
}

/** The address of an entry, also where it hides in `howpublished = {\url{…}}`. */
export function findAddress(get: Get): string {
  return get('url') || (/https?:\/\/[^\s{}"<>]+/.exec(get('howpublished'))?.[0] ?? '');
}

function findArchive(get: Get): string {
  const eprint = get('eprint');
  return eprint === '' ? '' : `${get('archiveprefix', 'eprinttype') || 'arXiv'}:${eprint}`;
}
