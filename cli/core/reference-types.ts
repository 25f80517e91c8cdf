/** What bibliographies and registries call a type: the word in which it is written, and all words that mean it when read. */
interface Format {
  readonly name: string;
  /** The field of the venue. */
  readonly venue: string;
  /** What the field for kinds says where `name` is too general. */
  readonly genre?: string;
  /** What BibLaTeX's field `entrysubtype` says where `name` is too general. */
  readonly subtype?: string;
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
  /** Whether it is cited by its day. */
  readonly isOfDay?: true;
  /** The word for it in a citation, unless the title or the venue says it. */
  readonly word?: readonly [word: string, isSaid: RegExp];
  /** Whether its title is set in italics or its venue, if not as `within` says. */
  readonly italic?: null;
  readonly bibtex: Format;
  readonly ris: Format;
  readonly csl: Format;
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
    bibtex: { name: 'article', venue: 'journal', reads: ['article', 'periodical', 'suppperiodical'] },
    ris: { name: 'JOUR', venue: 'T2', reads: ['JOUR', 'JFULL', 'EJOUR', 'ABST', 'INPR'] },
    csl: { name: 'article-journal', venue: 'container-title', reads: ['article-journal', 'journal-article'] },
    orcid: ['journal-article', 'review'],
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
      reads: [
        ...['book', 'mvbook', 'booklet', 'collection', 'mvcollection', 'reference', 'mvreference'],
        ...['proceedings', 'mvproceedings', 'manual'],
      ],
    },
    ris: { name: 'BOOK', venue: 'PB', reads: ['BOOK', 'EBOOK', 'EDBOOK', 'SER'] },
    csl: { name: 'book', venue: 'publisher', reads: ['book', 'monograph', 'edited-book', 'reference-book'] },
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
      reads: ['incollection', 'inbook', 'bookinbook', 'suppbook', 'suppcollection'],
    },
    ris: { name: 'CHAP', venue: 'T2', reads: ['CHAP', 'ECHAP'] },
    csl: {
      name: 'chapter',
      venue: 'container-title',
      reads: ['chapter', 'book-chapter', 'book-section', 'book-part'],
    },
    orcid: ['book-chapter'],
    highwire: 'inbook_title',
    schemaOrg: 'Chapter',
  },
  'encyclopedia-article': {
    title: 'Encyclopedia article',
    heading: 'Encyclopedia articles',
    called: 'an encyclopedia article',
    within: 'book',
    bibtex: { name: 'incollection', venue: 'booktitle', subtype: 'encyclopedia', reads: ['inreference'] },
    ris: { name: 'ENCYC', venue: 'T2', reads: ['ENCYC', 'DICT'] },
    csl: {
      name: 'entry-encyclopedia',
      venue: 'container-title',
      reads: ['entry-encyclopedia', 'entry-dictionary', 'entry', 'reference-entry'],
    },
    orcid: ['encyclopedia-entry', 'dictionary-entry'],
    highwire: 'inbook_title',
    schemaOrg: 'Article',
  },
  'conference-paper': {
    title: 'Conference paper',
    heading: 'Conference papers',
    called: 'a conference paper',
    within: 'book',
    isPaper: true,
    bibtex: { name: 'inproceedings', venue: 'booktitle', reads: ['inproceedings', 'conference'] },
    ris: { name: 'CPAPER', venue: 'T2', reads: ['CONF', 'CPAPER'] },
    csl: { name: 'paper-conference', venue: 'container-title', reads: ['paper-conference', 'proceedings-article'] },
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
    ris: { name: 'RPRT', venue: 'PB', genre: 'Working Paper', reads: ['UNPB', 'UNPD'] },
    csl: {
      name: 'report',
      venue: 'publisher',
      genre: 'Working Paper',
      reads: ['article', 'preprint', 'posted-content'],
    },
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
    csl: { name: 'report', venue: 'publisher', reads: [] },
    orcid: ['report', 'standards-and-policy'],
    highwire: 'technical_report_institution',
    schemaOrg: 'Report',
  },
  review: {
    title: 'Review',
    heading: 'Reviews',
    called: 'a review',
    within: 'periodical',
    word: ['Review', /review|^re[cz]ens|^compte rendu|^anm\b/i],
    bibtex: { name: 'article', venue: 'journal', subtype: 'review', reads: ['review'] },
    ris: { name: 'JOUR', venue: 'T2', genre: 'Book Review', reads: [] },
    csl: { name: 'review-book', venue: 'container-title', reads: ['review-book', 'review'] },
    orcid: ['book-review'],
    highwire: 'journal_title',
    schemaOrg: 'Review',
  },
  'newspaper-article': {
    title: 'Newspaper article',
    heading: 'Newspaper and magazine articles',
    called: 'a newspaper article',
    isOfDay: true,
    within: 'periodical',
    bibtex: { name: 'article', venue: 'journal', subtype: 'newspaper', reads: [] },
    ris: { name: 'NEWS', venue: 'T2', reads: ['NEWS'] },
    csl: { name: 'article-newspaper', venue: 'container-title', reads: ['article-newspaper'] },
    orcid: ['newspaper-article'],
    highwire: 'journal_title',
    schemaOrg: 'NewsArticle',
  },
  'magazine-article': {
    title: 'Magazine article',
    heading: 'Newspaper and magazine articles',
    called: 'a magazine article',
    isOfDay: true,
    within: 'periodical',
    bibtex: { name: 'article', venue: 'journal', subtype: 'magazine', reads: [] },
    ris: { name: 'MGZN', venue: 'T2', reads: ['MGZN'] },
    csl: { name: 'article-magazine', venue: 'container-title', reads: ['article-magazine'] },
    orcid: ['magazine-article'],
    highwire: 'journal_title',
    schemaOrg: 'Article',
  },
  lecture: {
    title: 'Lecture',
    heading: 'Lectures',
    called: 'a lecture',
    isOfDay: true,
    word: ['Lecture', /lecture|speech|keynote|sermon|föreläsning|vorlesung|vortrag|conférence|lezione/i],
    italic: null,
    bibtex: { name: 'misc', venue: 'howpublished', genre: 'Lecture', reads: [] },
    ris: { name: 'SLIDE', venue: 'T2', reads: ['SLIDE'] },
    csl: { name: 'speech', venue: 'event-title', genre: 'Lecture', reads: ['speech'] },
    orcid: ['lecture-speech'],
    highwire: 'conference_title',
    schemaOrg: 'CreativeWork',
  },
  manuscript: {
    title: 'Manuscript',
    heading: 'Unpublished manuscripts',
    called: 'a manuscript',
    isOfDay: true,
    word: ['Manuscript', /manu?scri|handschrift|handskrift|\bms\b/i],
    italic: null,
    bibtex: { name: 'misc', venue: 'howpublished', genre: 'Manuscript', reads: ['letter'] },
    ris: { name: 'MANSCPT', venue: 'PB', genre: 'Manuscript', reads: ['MANSCPT', 'PCOMM'] },
    csl: {
      name: 'manuscript',
      venue: 'archive',
      genre: 'Manuscript',
      reads: ['manuscript', 'personal_communication'],
    },
    orcid: [],
    highwire: 'publisher',
    schemaOrg: 'Manuscript',
  },
  thesis: {
    title: 'Thesis',
    heading: 'Thesis',
    called: 'a thesis',
    bibtex: { name: 'phdthesis', venue: 'school', reads: ['thesis', 'phdthesis', 'mastersthesis'] },
    ris: { name: 'THES', venue: 'PB', reads: ['THES'] },
    csl: { name: 'thesis', venue: 'publisher', reads: ['thesis', 'dissertation'] },
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
    csl: { name: 'dataset', venue: 'publisher', reads: ['dataset', 'database'] },
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
    csl: { name: 'webpage', venue: 'container-title', reads: ['webpage', 'post', 'post-weblog', 'software'] },
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

/** The word for a publication in a citation; null where none is needed, or its title or venue says it. */
export function nameWord({ type, title, venue }: { type: ReferenceType; title: string; venue: string | null }) {
  const [word, isSaid] = factsOf(type).word ?? [];
  return word === undefined || isSaid?.test(title) || isSaid?.test(venue ?? '') ? null : word;
}

/** Whether the name of a genre says that a source was written by hand, or lies in an archive. */
export function isManuscript(genre: string): boolean {
  return /^(?:(?:autograph|holograph|handwritten|original) )?(?:manuscript|manuscrit|handschrift|letter|diary|archival \w+)s?$/i.test(
    genre,
  );
}

/** Whether a publication of a type stands in a book. */
export function isPartOfBook(type: ReferenceType): boolean {
  return factsOf(type).within === 'book';
}

/** Whether a publication of a type is a book or stands in one. */
export function isOfBook(type: ReferenceType): boolean {
  return type === 'book' || isPartOfBook(type);
}
