import type { ReferenceType } from '../core/publication.ts';
import { isWorkingPaper, nameThesis, type Publication, readDegree } from '../core/publication.ts';
import { genreOfHouse, nameGenre, numberInDoi, readSeries } from '../core/series.ts';
import { indexTypes } from './index-types.ts';

/** What BibTeX calls each of our types, and where it keeps the venue; where it has no word of its own, the field `type` says ours. */
export const bibtexTypes: Record<
  ReferenceType,
  { readonly name: string; readonly venue: string; readonly genre?: string }
> = {
  article: { name: 'article', venue: 'journal' },
  book: { name: 'book', venue: 'publisher' },
  chapter: { name: 'incollection', venue: 'booktitle' },
  'conference-paper': { name: 'inproceedings', venue: 'booktitle' },
  'working-paper': { name: 'techreport', venue: 'institution', genre: 'Working Paper' },
  report: { name: 'techreport', venue: 'institution', genre: 'Report' },
  thesis: { name: 'phdthesis', venue: 'school' },
  dataset: { name: 'misc', venue: 'howpublished', genre: 'Dataset' },
  website: { name: 'misc', venue: 'howpublished', genre: 'Website' },
};

/** The entry types of BibTeX and BibLaTeX that can only be one of ours. */
const read = indexTypes({
  article: ['article', 'periodical', 'review', 'suppperiodical'],
  book: ['book', 'mvbook', 'booklet', 'collection', 'mvcollection', 'proceedings', 'manual'],
  chapter: ['incollection', 'inbook', 'bookinbook', 'inreference'],
  'conference-paper': ['inproceedings', 'conference'],
  thesis: ['thesis', 'phdthesis', 'mastersthesis'],
  dataset: ['dataset'],
  website: ['online', 'electronic', 'www'],
  'working-paper': ['unpublished'],
});

/** The types that are told apart by what their fields say. */
const open = new Set(['misc', 'techreport', 'report']);

/** Gives the text of the first of these fields that has any, or an empty text, and keeps in mind that it was of use. */
export type Get = (...fields: string[]) => string;

/** Whether BibTeX or BibLaTeX know this type of entry. */
export function isKnownType(name: string): boolean {
  return read.get(name) !== undefined || open.has(name);
}

/** Our type for an entry; one of a type that nobody knows is what its fields speak for. */
export function findType(name: string, get: Get): ReferenceType {
  const genre = get('type');
  if (/data ?set/i.test(genre)) return 'dataset';
  if (/web ?(?:site|page)/i.test(genre)) return 'website';
  const known = read.get(name);
  if (known !== undefined) return known;
  if (/thesis|dissertation/i.test(genre)) return 'thesis';
  if (name === 'techreport' || name === 'report') {
    const told = genre || get('series');
    if (told !== '') return isWorkingPaper(told) ? 'working-paper' : 'report';
    const house = get('institution', 'publisher');
    return genreOfHouse(house) !== null || isWorkingPaper(`${house} ${get('number')}`) ? 'working-paper' : 'report';
  }
  if (!open.has(name)) return guessType(get);
  if (isWorkingPaper(genre) || isWorkingPaper(get('howpublished'))) return 'working-paper';
  return findAddress(get) === '' ? 'report' : 'website';
}

function guessType(get: Get): ReferenceType {
  if (get('journal', 'journaltitle') !== '') return 'article';
  if (get('booktitle') !== '') return 'chapter';
  if (get('school') !== '') return 'thesis';
  if (get('institution') !== '') return 'report';
  return get('publisher') === '' ? 'working-paper' : 'book';
}

/** Where the publication appeared: what our schema calls its venue. */
export function findVenue(type: ReferenceType, name: string, get: Get): string {
  switch (type) {
    case 'article':
      return get('journal', 'journaltitle');
    case 'chapter':
    case 'conference-paper':
      return get('booktitle', 'maintitle', 'journal', 'journaltitle');
    case 'website':
      return findHowPublished(get) || get('organization', 'journal', 'journaltitle');
    case 'thesis':
      return get('school', 'institution', 'publisher');
    case 'working-paper':
    case 'report':
      return findSeries(type, name, get);
    default:
      return get('publisher', 'institution', 'organization', 'school') || findHowPublished(get);
  }
}

/** Institution, name and number of a series, as far as the entry says them. A number alone makes no series. */
function findSeries(type: ReferenceType, name: string, get: Get): string {
  const institution = get('institution', 'organization', 'school', 'publisher', 'journal') || findHowPublished(get);
  const told = get('type') || (/working|discussion/i.test(get('series')) ? get('series') : '');
  const isReport = name === 'techreport' || name === 'report';
  const number = isReport ? get('number') || numberInDoi(get('doi')) : '';
  const usual = genreOfHouse(institution) ?? (type === 'report' ? 'Report' : 'Working Paper');
  return readSeries(institution, told, number, usual);
}

/** What a thesis was written for, as the type of its entry or its field `type` says. */
export function findDegree(name: string, get: Get): string {
  const told = get('type');
  if (told !== '') return readDegree(nameGenre(told)) ?? '';
  return name === 'mastersthesis' ? 'Master’s' : name === 'phdthesis' ? 'PhD' : '';
}

/** How BibTeX says which thesis it is: by the type of the entry, or in the field `type`. */
export function writeDegree({ degree }: Publication): { readonly name: string; readonly genre: string | null } {
  if (degree === 'Master’s') return { name: 'mastersthesis', genre: null };
  return { name: 'phdthesis', genre: degree === 'PhD' ? null : nameThesis(degree) };
}

/** The address of an entry, also where it hides in `howpublished = {\url{…}}` or in the note of an unpublished work. */
export function findAddress(get: Get): string {
  const hidden = (field: string) => /https?:\/\/[^\s{}"<>]+/.exec(get(field))?.[0].replace(/[.,;]+$/, '') ?? '';
  const url = get('url');
  return (url.includes('\\href') ? hidden('url') : url) || hidden('howpublished') || hidden('note');
}

function findHowPublished(get: Get): string {
  return /https?:/.test(get('howpublished')) ? '' : get('howpublished');
}
