import { type Author, readAuthor, type WrittenAuthor, writeAuthor } from './author.ts';
import type { Year } from './year.ts';

/** What a publication can be. */
export const referenceTypes = [
  'article',
  'book',
  'chapter',
  'conference-paper',
  'working-paper',
  'report',
  'thesis',
  'dataset',
  'website',
] as const;
export type ReferenceType = (typeof referenceTypes)[number];

/** The types whose venue is the work that contains them (a journal, a book, a site); the venue of the others is who published them. */
export function isContained(type: ReferenceType): boolean {
  return type === 'article' || type === 'chapter' || type === 'conference-paper' || type === 'website';
}

/** The keys of a reference that hold a text and nothing else; every format has a place for each. */
const textKeys = [
  'venue',
  'publisher',
  'edition',
  'series',
  'degree',
  'volume',
  'issue',
  'pages',
  'doi',
  'eprint',
  'isbn',
  'url',
] as const;
type TextKey = (typeof textKeys)[number];
type Texts = Readonly<Record<TextKey, string | null>>;
export type PartialTexts = { readonly [K in TextKey]?: string | undefined };

/** A publication as front matter writes it. */
export type WrittenPublication = {
  type: ReferenceType;
  authors?: WrittenAuthor[] | undefined;
  editors?: WrittenAuthor[] | undefined;
  title: string;
  year: Year;
} & PartialTexts;

/**
 * One publication as every format has it: its id (the slug of its file), what the front matter says, and the annotation
 * below it. Only what a work contains has a publisher: the publisher of a book is its venue. Only a thesis has a degree.
 */
export interface Publication extends Texts {
  readonly id: string;
  readonly type: ReferenceType;
  /** May be empty where there are editors. */
  readonly authors: readonly Author[];
  readonly editors: readonly Author[];
  readonly title: string;
  readonly year: Year;
  readonly annotation: string;
}

/** The texts among the keys of a reference, as far as they are given. */
export function readTexts(given: PartialTexts): Texts {
  return Object.fromEntries(textKeys.map((key) => [key, given[key] || null])) as Texts;
}

/** A publication of which nothing is known but what it is called and when it appeared. */
export const noTexts = readTexts({}) as Record<TextKey, null>;

/** The publication that a reference file holds; `annotation` is its markdown. */
export function readPublication(id: string, frontMatter: WrittenPublication, annotation: string): Publication {
  const texts = readTexts(frontMatter);
  const { type, title, year } = frontMatter;
  return {
    id,
    type,
    authors: (frontMatter.authors ?? []).map(readAuthor),
    editors: (frontMatter.editors ?? []).map(readAuthor),
    title,
    year,
    ...texts,
    ...(!isContained(type) && { venue: texts.venue ?? texts.publisher, publisher: null }),
    annotation: annotation.trim(),
  };
}

/** The front matter that says what the publication says, without the keys that have nothing to say. */
export function writeFrontMatter(publication: Publication): WrittenPublication {
  const { type, authors, editors, title, year } = publication;
  const texts = textKeys.flatMap((key) => (publication[key] === null ? [] : [[key, publication[key]]]));
  return {
    type,
    ...(authors.length > 0 && { authors: authors.map(writeAuthor) }),
    ...(editors.length > 0 && { editors: editors.map(writeAuthor) }),
    title,
    year,
    ...Object.fromEntries(texts),
  };
}

/** Whether what a bibliography calls a report is what economists call a working paper. */
export function isWorkingPaper(genre: string): boolean {
  return /working|discussion|policy research|research paper|mimeo|preprint|manuscript/i.test(genre);
}

/** What a thesis calls itself: `PhD thesis`; without a degree, `Thesis`. */
export function nameThesis(degree: string | null): string {
  if (degree === null) return 'Thesis';
  return /thesis|dissertation/i.test(degree) ? degree : `${degree} thesis`;
}

/** The degree in what a thesis calls itself; null for a mere `Thesis`. */
export function readDegree(genre: string): string | null {
  const degree = genre.replace(/\s*\bthesis$/i, '');
  return degree === '' || degree === 'diss.' ? null : degree;
}
