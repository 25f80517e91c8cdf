import type { ReferenceType } from '../core/publication.ts';
import { indexTypes } from './index-types.ts';

/** The RIS type for each of our types, and the tag of the venue. The tag `M3` has the genre of a report. */
export const risTypes: Record<
  ReferenceType,
  { readonly name: string; readonly venue: string; readonly genre?: string }
> = {
  article: { name: 'JOUR', venue: 'T2' },
  book: { name: 'BOOK', venue: 'PB' },
  chapter: { name: 'CHAP', venue: 'T2' },
  'conference-paper': { name: 'CPAPER', venue: 'T2' },
  'working-paper': { name: 'RPRT', venue: 'PB', genre: 'Working Paper' },
  report: { name: 'RPRT', venue: 'PB', genre: 'Report' },
  thesis: { name: 'THES', venue: 'PB' },
  dataset: { name: 'DATA', venue: 'PB' },
  website: { name: 'ELEC', venue: 'T2' },
};

/** The RIS types that always mean the same type of ours; that of a report depends on its tags. */
export const typesByTag = indexTypes({
  article: ['JOUR', 'JFULL', 'EJOUR', 'MGZN', 'NEWS', 'ABST', 'INPR'],
  book: ['BOOK', 'EBOOK', 'EDBOOK', 'SER'],
  chapter: ['CHAP', 'ECHAP', 'ENCYC'],
  'conference-paper': ['CONF', 'CPAPER'],
  thesis: ['THES'],
  dataset: ['DATA', 'DBASE', 'AGGR'],
  // Programs are found where they are kept, as sites are.
  website: ['ELEC', 'ICOMM', 'BLOG', 'WEB', 'COMP'],
  'working-paper': ['UNPB', 'UNPD', 'MANSCPT'],
});

/** What begins the notes that are an annotation; what others note is for themselves. */
export const annotationMark = 'Annotation: ';

/** What the tags mean that an import leaves out and tells of. */
export const tagMeanings: Readonly<Record<string, string>> = {
  A3: 'the editors of the series',
  CA: 'the caption',
  CY: 'the place of publication',
  LB: 'a label',
  N1: 'a note',
  NV: 'the number of volumes',
  OP: 'the original publication',
  PP: 'the place of publication',
  RI: 'the work that is reviewed',
  RP: 'the reprint',
  SE: 'the section',
  TT: 'the translated title',
};
