import type { ReferenceType } from '../core/publication.ts';
import { indexTypes } from './index-types.ts';

/** What RIS calls each of our types, and where it keeps the venue; `M3` says what `RPRT` leaves open. */
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

/** The types of RIS that can only be one of ours; reports are told apart by what their tags say. */
export const read = indexTypes({
  article: ['JOUR', 'JFULL', 'EJOUR', 'MGZN', 'NEWS', 'ABST', 'INPR'],
  book: ['BOOK', 'EBOOK', 'EDBOOK', 'SER'],
  chapter: ['CHAP', 'ECHAP', 'ENCYC'],
  'conference-paper': ['CONF', 'CPAPER'],
  thesis: ['THES'],
  dataset: ['DATA', 'DBASE', 'AGGR'],
  website: ['ELEC', 'ICOMM', 'BLOG', 'WEB'],
  'working-paper': ['UNPB', 'UNPD', 'MANSCPT'],
});
