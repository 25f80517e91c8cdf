/** What bibliographies and registries call a type: the word in which it is written, and all words that mean it when read. */
interface Format {
  readonly name: string;
  /** The field of the venue. */
  readonly venue: string;
  /** What the field for kinds says where `name` is too general. */
  readonly genre?: string;
  readonly reads: readonly string[];
}

interface TypeFacts {
  /** In a list of types. */
  readonly title: string;
  /** The heading of its list in a curriculum vitae; types may share one. */
  readonly heading: string;
  /** In a sentence; missing where a sentence needs no word for it. */
  readonly called?: string;
  /** What contains it, whose name is then its venue. The venue of others is the publisher. */
  readonly within?: 'periodical' | 'book' | 'website';
  /** Whether indexes of papers have it. */
  readonly isPaper?: true;
  /** Whether its title is set in italics or its venue, if not as `within` says. */
  readonly italic?: null;
  readonly bibtex: Format;
  readonly ris: Format;
  readonly csl: Omit<Format, 'venue'>;
  readonly orcid: readonly string[];
  /** The Highwire tag of the venue. */
  readonly highwire: string;
  /** The schema.org type. */
  readonly schemaOrg: string;
}

/** The types of publications, with all that tells them apart: a new type is a row here. */
export const typeFacts = {
  article: {
    title: 'Journal article',
    heading: 'Journal articles',
    within: 'periodical',
    isPaper: true,
    bibtex: { name: 'article', venue: 'journal', reads: ['article', 'periodical', 'review', 'suppperiodical'] },
    ris: { name: 'JOUR', venue: 'T2', reads: ['JOUR', 'JFULL', 'EJOUR', 'MGZN', 'NEWS', 'ABST', 'INPR'] },
    csl: {
      name: 'article-journal',
      reads: ['article-journal', 'article-magazine', 'article-newspaper', 'journal-article', 'review'],
    },
    orcid: ['journal-article', 'magazine-article', 'newspaper-article', 'book-review', 'review'],
    highwire: 'journal_title',
    schemaOrg: 'ScholarlyArticle',
  },
  book: {
    title: 'Book',
    heading: 'Books',
    called: 'a book',
    bibtex: {
      name: 'book',
      venue: 'publisher',
      reads: ['book', 'mvbook', 'booklet', 'collection', 'mvcollection', 'proceedings', 'manual'],
    },
    ris: { name: 'BOOK', venue: 'PB', reads: ['BOOK', 'EBOOK', 'EDBOOK', 'SER'] },
    csl: { name: 'book', reads: ['book', 'monograph', 'edited-book', 'reference-book'] },
    orcid: ['book', 'edited-book', 'conference-proceedings'],
    highwire: 'publisher',
    schemaOrg: 'Book',
  },
  chapter: {
    title: 'Chapter',
    heading: 'Chapters in books',
    called: 'a chapter',
    within: 'book',
    isPaper: true,
    bibtex: {
      name: 'incollection',
      venue: 'booktitle',
      reads: ['incollection', 'inbook', 'bookinbook', 'inreference'],
    },
    ris: { name: 'CHAP', venue: 'T2', reads: ['CHAP', 'ECHAP', 'ENCYC'] },
    csl: { name: 'chapter', reads: ['chapter', 'book-chapter', 'book-section', 'book-part', 'entry-encyclopedia'] },
    orcid: ['book-chapter', 'encyclopedia-entry', 'dictionary-entry'],
    highwire: 'inbook_title',
    schemaOrg: 'Chapter',
  },
  'conference-paper': {
    title: 'Conference paper',
    heading: 'Conference papers',
    called: 'a conference paper',
    within: 'book',
    isPaper: true,
    bibtex: { name: 'inproceedings', venue: 'booktitle', reads: ['inproceedings', 'conference'] },
    ris: { name: 'CPAPER', venue: 'T2', reads: ['CONF', 'CPAPER'] },
    csl: { name: 'paper-conference', reads: ['paper-conference', 'proceedings-article'] },
    orcid: ['conference-paper', 'conference-output'],
    highwire: 'conference_title',
    schemaOrg: 'ScholarlyArticle',
  },
  'working-paper': {
    title: 'Working paper',
    heading: 'Working papers',
    called: 'a working paper',
    isPaper: true,
    // It is set as the article that it may become, and its series as a publisher.
    italic: null,
    bibtex: { name: 'techreport', venue: 'institution', genre: 'Working Paper', reads: ['unpublished'] },
    ris: { name: 'RPRT', venue: 'PB', genre: 'Working Paper', reads: ['UNPB', 'UNPD', 'MANSCPT'] },
    csl: { name: 'report', genre: 'Working Paper', reads: ['article', 'preprint', 'posted-content', 'manuscript'] },
    orcid: ['working-paper', 'preprint'],
    highwire: 'technical_report_institution',
    schemaOrg: 'Report',
  },
  report: {
    title: 'Report',
    heading: 'Reports',
    called: 'a report',
    bibtex: { name: 'techreport', venue: 'institution', genre: 'Report', reads: [] },
    ris: { name: 'RPRT', venue: 'PB', genre: 'Report', reads: [] },
    csl: { name: 'report', reads: [] },
    orcid: ['report', 'standards-and-policy'],
    highwire: 'technical_report_institution',
    schemaOrg: 'Report',
  },
  thesis: {
    title: 'Thesis',
    heading: 'Thesis',
    called: 'a thesis',
    bibtex: { name: 'phdthesis', venue: 'school', reads: ['thesis', 'phdthesis', 'mastersthesis'] },
    ris: { name: 'THES', venue: 'PB', reads: ['THES'] },
    csl: { name: 'thesis', reads: ['thesis', 'dissertation'] },
    orcid: ['dissertation', 'dissertation-thesis', 'supervised-student-publication'],
    highwire: 'dissertation_institution',
    schemaOrg: 'Thesis',
  },
  dataset: {
    title: 'Dataset',
    heading: 'Data',
    called: 'a data set',
    bibtex: { name: 'misc', venue: 'howpublished', genre: 'Dataset', reads: ['dataset'] },
    ris: { name: 'DATA', venue: 'PB', reads: ['DATA', 'DBASE', 'AGGR'] },
    csl: { name: 'dataset', reads: ['dataset', 'database'] },
    orcid: ['data-set'],
    highwire: 'publisher',
    schemaOrg: 'Dataset',
  },
  // Software is found where it is kept, as a site is.
  website: {
    title: 'Website',
    heading: 'Websites',
    within: 'website',
    bibtex: {
      name: 'misc',
      venue: 'howpublished',
      genre: 'Website',
      reads: ['online', 'electronic', 'www', 'software'],
    },
    ris: { name: 'ELEC', venue: 'T2', reads: ['ELEC', 'ICOMM', 'BLOG', 'WEB', 'COMP'] },
    csl: { name: 'webpage', reads: ['webpage', 'post', 'post-weblog', 'software'] },
    orcid: ['website', 'blog-post', 'online-resource'],
    highwire: 'publisher',
    schemaOrg: 'WebPage',
  },
} as const satisfies Readonly<Record<string, TypeFacts>>;

export type ReferenceType = keyof typeof typeFacts;

/** The types of publications. */
export const referenceTypes = Object.keys(typeFacts) as readonly ReferenceType[];

/** What is known of a type. */
export function factsOf(type: ReferenceType): TypeFacts {
  return typeFacts[type];
}

/** The type that each word of a format always means. */
export function indexTypes(readsOf: (facts: TypeFacts) => readonly string[]): ReadonlyMap<string, ReferenceType> {
  return new Map(referenceTypes.flatMap((type) => readsOf(factsOf(type)).map((word) => [word, type] as const)));
}

/**
 * Whether the venue of a type is the work that contains it (a journal, a book, a site); for other types the venue is
 * the publisher.
 */
export function isContained(type: ReferenceType): boolean {
  return factsOf(type).within !== undefined;
}

/**
 * What a reference sets in italics: the name of the work that stands by itself, which is the publication or what
 * contains it.
 */
export function italicOf(type: ReferenceType): 'title' | 'venue' | null {
  if (isContained(type)) return 'venue';
  return factsOf(type).italic === null ? null : 'title';
}

/** Whether a publication of a type is a paper, as indexes of papers have them; the others are books, data and the like. */
export function isPaper(type: ReferenceType): boolean {
  return factsOf(type).isPaper === true;
}

/** Whether a publication of a type stands in a book. */
export function isPartOfBook(type: ReferenceType): boolean {
  return factsOf(type).within === 'book';
}

/** Whether a publication of a type is a book or stands in one. */
export function isOfBook(type: ReferenceType): boolean {
  return type === 'book' || isPartOfBook(type);
}
