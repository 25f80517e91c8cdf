import type { ReferenceType } from '../core/publication.ts';

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
export const read: Readonly<Record<string, ReferenceType>> = {
  JOUR: 'article',
  JFULL: 'article',
  EJOUR: 'article',
  MGZN: 'article',
  NEWS: 'article',
  ABST: 'article',
  INPR: 'article',
  BOOK: 'book',
  EBOOK: 'book',
  EDBOOK: 'book',
  SER: 'book',
  CHAP: 'chapter',
  ECHAP: 'chapter',
  CONF: 'conference-paper',
  CPAPER: 'conference-paper',
  ENCYC: 'chapter',
  THES: 'thesis',
  DATA: 'dataset',
  DBASE: 'dataset',
  AGGR: 'dataset',
  ELEC: 'website',
  ICOMM: 'website',
  BLOG: 'website',
  WEB: 'website',
  UNPB: 'working-paper',
  UNPD: 'working-paper',
  MANSCPT: 'working-paper',
};
