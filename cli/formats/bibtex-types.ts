import { findArxiv } from '../core/arxiv.ts';
import { findPreprintArchive } from '../core/preprint-archive.ts';
import { isWorkingPaper, readDegree, readRetraction } from '../core/publication.ts';
import { factsOf, indexTypes, isManuscript, type ReferenceType, referenceTypes } from '../core/reference-types.ts';
import { genreOfHouse, nameGenre, numberInDoi, readSeries } from '../core/series.ts';
import { readYear } from '../core/year.ts';

/** The entry types of BibTeX and BibLaTeX that always mean the same type of ours. */
const typesByName = indexTypes(({ bibtex }) => bibtex.reads);

/** Entry types whose meaning depends on their fields. */
const ambiguous = new Set(['misc', 'techreport', 'report']);

/** The text of the first of these fields that is not empty, or an empty text. Reading a field marks it as used. */
export type Get = (...fields: string[]) => string;

/** Whether BibTeX or BibLaTeX has this type of entry. */
export function isKnownType(name: string): boolean {
  return typesByName.has(name) || ambiguous.has(name);
}

/** Our type for an entry; the fields decide for an unknown or ambiguous entry type. */
export function findType(name: string, get: Get): ReferenceType {
  const genre = get('type');
  if (/data ?set/i.test(genre)) return 'dataset';
  if (/web ?(?:site|page)|^(?:computer )?(?:program|software)$/i.test(genre)) return 'website';
  // R calls the manual what it has one cite of a package.
  const isPackage = name === 'manual' && /^R package\b/i.test(get('note'));
  const known = isPackage ? 'website' : typesByName.get(name);
  if ((known === undefined || known === 'website') && findArchive(get) !== null) return 'working-paper';
  if (known !== undefined) return findSubtype(known, get);
  if (/thesis|dissertation/i.test(genre)) return 'thesis';
  if (name === 'techreport' || name === 'report') {
    const called = genre || get('series');
    if (called !== '') return isWorkingPaper(called) ? 'working-paper' : 'report';
    const house = get('institution', 'publisher');
    return genreOfHouse(house) !== null || isWorkingPaper(`${house} ${get('number')}`) ? 'working-paper' : 'report';
  }
  if (name === 'patent') return 'report';
  if (!ambiguous.has(name)) return guessType(get);
  if (isManuscript(genre || get('howpublished'))) return 'manuscript';
  if (lecture.test(genre || get('howpublished'))) return 'lecture';
  if (isWorkingPaper(genre) || isWorkingPaper(get('howpublished'))) return 'working-paper';
  if (isDataArchive(get('howpublished'))) return 'dataset';
  if (isOnArxiv(get)) return 'working-paper';
  return findAddress(get) === '' ? 'report' : 'website';
}

/** What the howpublished of a lecture says; lecture notes are none. */
const lecture = /\b(?:lecture(?! notes)|keynote|speech|sermon|invited talk)\b/i;

/** The type that an entry says more exactly than by its name: a review is an article, and what was unpublished in 1764 is no working paper. */
function findSubtype(known: ReferenceType, get: Get): ReferenceType {
  const said = get('entrysubtype').toLowerCase();
  const { name } = factsOf(known).bibtex;
  const year = readYear(get('year', 'date'));
  const isOld = typeof year === 'number' && year < 1900;
  if (known === 'working-paper') return get('eventtitle') !== '' ? 'lecture' : isOld ? 'manuscript' : known;
  return (
    referenceTypes.find((type) => factsOf(type).bibtex.subtype === said && factsOf(type).bibtex.name === name) ?? known
  );
}

/** What an archive publishes besides data. */
const otherThanData =
  /\b(?:blog|brief|guide|interview|lecture|manual|news|newsletter|podcast|poster|press|report|seminar|slides|talk|video|webinar|workshop)\b/i;

/** Whether a text is the name of an archive of data sets, and not of what else such an archive publishes. */
function isDataArchive(text: string): boolean {
  return /(?:data archive|dataverse)$/i.test(text) && !otherThanData.test(text);
}

/** Whether an entry is what Zotero and arXiv itself make of a paper there. */
function isOnArxiv(get: Get): boolean {
  return findArxiv(get('eprint')) !== null || /^arxiv$/i.test(get('publisher')) || /^10\.48550\//.test(get('doi'));
}

/** The archive of preprints that an entry names, in the field for that or as what published it. */
function findArchive(get: Get): string | null {
  return findPreprintArchive(
    [get('eprinttype', 'archiveprefix'), get('publisher', 'institution', 'organization'), get('howpublished')],
    get('doi'),
  );
}

function guessType(get: Get): ReferenceType {
  if (get('journal', 'journaltitle') !== '') return 'article';
  if (get('booktitle') !== '') return 'chapter';
  if (get('school', 'university') !== '') return 'thesis';
  if (get('institution') !== '') return 'report';
  return get('publisher') === '' ? 'working-paper' : 'book';
}

/** Where the publication appeared: the venue of our schema. */
export function findVenue(type: ReferenceType, name: string, get: Get): string {
  switch (factsOf(type).within) {
    case 'periodical':
      return get('journal', 'journaltitle');
    case 'book':
      return get('booktitle', 'maintitle', 'journal', 'journaltitle');
    case 'website':
      return findHowPublished(get) || get('organization', 'journal', 'journaltitle');
  }
  switch (type) {
    case 'manuscript':
    case 'lecture':
      return findKeeper(type, get);
    case 'thesis':
      // EndNote calls the school the university.
      return get('school', 'university', 'institution', 'publisher');
    case 'working-paper':
    case 'report':
      return findSeries(type, name, get);
    default:
      return get('publisher', 'institution', 'organization', 'school') || findHowPublished(get);
  }
}

/** Where a lecture was given, or a manuscript is kept: its note says so where nothing else does. */
function findKeeper(type: ReferenceType, get: Get): string {
  const kept = get('eventtitle', 'library', 'archive', 'institution', 'organization', 'school', 'publisher');
  if (kept !== '') return kept;
  const told = isManuscript(findHowPublished(get)) ? '' : findHowPublished(get);
  return told || (type === 'lecture' || readRetraction(get('note')) !== '' ? '' : get('note'));
}

/** The institution, name and number of a series, as far as the entry has them. */
function findSeries(type: ReferenceType, name: string, get: Get): string {
  const institution =
    findArchive(get) ?? (get('institution', 'organization', 'school', 'publisher', 'journal') || findHowPublished(get));
  const genre = get('type') || (/working|discussion/i.test(get('series')) ? get('series') : '');
  const isReport = name === 'techreport' || name === 'report' || name === 'patent';
  const number = isReport ? get('number') || numberInDoi(get('doi')) : '';
  const usual =
    name === 'patent' ? 'Patent' : (genreOfHouse(institution) ?? (type === 'report' ? 'Report' : 'Working Paper'));
  return readSeries(institution, genre, number, usual);
}

/** The degree of a thesis, from the field `type` or the entry type. */
export function findDegree(name: string, get: Get): string {
  const genre = get('type');
  if (genre !== '') return readDegree(nameGenre(genre)) ?? '';
  return name === 'mastersthesis' ? 'Master’s' : name === 'phdthesis' ? 'PhD' : '';
}

/** The address of an entry, also from al-folio's `html`, or from inside `howpublished = {\url{…}}` or a note that says no more. */
export function findAddress(get: Get): string {
  const extract = (field: string) => /https?:\/\/[^\s{}"<>]+/.exec(get(field))?.[0].replace(/[.,;]+$/, '') ?? '';
  const url = get('url');
  return (
    (url.includes('\\href') ? extract('url') : url) ||
    extract('html') ||
    extract('howpublished') ||
    (isAddressAlone(get('note')) ? extract('note') : '')
  );
}

/** Whether a note has no words beside an address but those that say where and when it was read. */
function isAddressAlone(note: string): boolean {
  const rest = note.replace(/\\url\b|https?:\S+/g, '');
  return /^(?:[\W\d]|\b(?:available|accessed|retrieved|visited|online|last|url|web|at|from|on|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b)*$/i.test(
    rest,
  );
}

function findHowPublished(get: Get): string {
  return /https?:/.test(get('howpublished')) ? '' : get('howpublished');
}
