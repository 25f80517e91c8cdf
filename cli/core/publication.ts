import { addressOfEprint } from './arxiv.ts';
import { type Author, nameAuthor, readAuthor, type WrittenAuthor, writeAuthor } from './author.ts';
import { isContained, isOfBook, type ReferenceType } from './reference-types.ts';
import { joinWords } from './words.ts';
import type { Year } from './year.ts';

/** The keys of a reference whose values are plain texts; every format has a field for each. */
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
  'retracted',
] as const;
type TextKey = (typeof textKeys)[number];
type Texts = Readonly<Record<TextKey, string | null>>;
export type PartialTexts = { readonly [K in TextKey]?: string | undefined };

/** What lists of historians say beside the rest; missing where a publication does not say it. */
export interface Origin {
  readonly place?: string;
  /** The year in which it was published first. */
  readonly originalYear?: number;
  /** The ISO day, for what is cited by its day. */
  readonly date?: string;
}

/** What of these is known. */
export function readOrigin(given: { readonly [K in keyof Origin]: Origin[K] | null | undefined }): Origin {
  const { place, originalYear, date } = given;
  return { ...(place && { place }), ...(originalYear && { originalYear }), ...(date && { date }) };
}

/** A publication as written in front matter. */
export type WrittenPublication = {
  type: ReferenceType;
  authors?: WrittenAuthor[] | undefined;
  editors?: WrittenAuthor[] | undefined;
  translators?: WrittenAuthor[] | undefined;
  title: string;
  year: Year;
} & PartialTexts & { -readonly [K in keyof Origin]?: Origin[K] | undefined };

/**
 * A publication independent of any format: its id (the slug of its file), its front matter, and the annotation below
 * that. Only a contained work has a publisher, since the publisher of a book is its venue. Only a thesis has a degree.
 */
export interface Publication extends Texts, Origin {
  readonly id: string;
  readonly type: ReferenceType;
  /** May be empty if there are editors. */
  readonly authors: readonly Author[];
  readonly editors: readonly Author[];
  readonly translators: readonly Author[];
  readonly title: string;
  readonly year: Year;
  readonly annotation: string;
}

/** The text fields of a reference; null for those that are not given. */
export function readTexts(given: PartialTexts): Texts {
  return Object.fromEntries(textKeys.map((key) => [key, given[key] || null])) as Texts;
}

/** The text fields of a publication of which only the title and year are known. */
export const noTexts = readTexts({}) as Record<TextKey, null>;

/** The publication in a reference file; `annotation` is its markdown. */
export function readPublication(id: string, frontMatter: WrittenPublication, annotation: string): Publication {
  const texts = readTexts(frontMatter);
  const { type, title, year } = frontMatter;
  return {
    id,
    type,
    authors: (frontMatter.authors ?? []).map(readAuthor),
    editors: (frontMatter.editors ?? []).map(readAuthor),
    translators: (frontMatter.translators ?? []).map(readAuthor),
    title,
    year,
    ...texts,
    ...(!isContained(type) && { venue: texts.venue ?? texts.publisher, publisher: null }),
    ...readOrigin(frontMatter),
    annotation: annotation.trim(),
  };
}

/** The keys that a publication of a type with a venue may not have. */
export function foreignKeys(type: ReferenceType): readonly TextKey[] {
  return [...(isContained(type) ? [] : (['publisher'] as const)), ...(type === 'thesis' ? [] : (['degree'] as const))];
}

/** The front matter for a publication, without empty keys. */
export function writeFrontMatter(publication: Publication): WrittenPublication {
  const { type, authors, editors, translators, title, year } = publication;
  const texts = textKeys.flatMap((key) => (publication[key] === null ? [] : [[key, publication[key]]]));
  return {
    type,
    ...(authors.length > 0 && { authors: authors.map(writeAuthor) }),
    ...(editors.length > 0 && { editors: editors.map(writeAuthor) }),
    ...(translators.length > 0 && { translators: translators.map(writeAuthor) }),
    title,
    year,
    ...Object.fromEntries(texts),
    ...readOrigin(publication),
  };
}

/** A year, after that of the first publication: `[1904] 2010`. */
export function sayYear({ year, originalYear }: Pick<Publication, 'year' | 'originalYear'>): string {
  return originalYear === undefined ? String(year) : `[${originalYear}] ${year}`;
}

/** The name of who published a work or keeps it, with the place as lists have it: `Göttingen: Wallstein`, `City Archive, Lund`. */
export function sayPlaced({ type, place }: Pick<Publication, 'type' | 'place'>, name: string | null): string | null {
  if (place === undefined || (isContained(type) && !isOfBook(type))) return name;
  if (name === null) return place;
  if (isOfBook(type) || type === 'dataset') return `${place}: ${name}`;
  return name.includes(place) ? name : `${name}, ${place}`;
}

/** The pages on which a publication stands; null for a book that says how many it has, such as `xiv+412`. */
export function pageRange({ type, pages }: Pick<Publication, 'type' | 'pages'>): string | null {
  return type === 'book' && pages !== null && !pages.includes('-') ? null : pages;
}

/** The series of a book with its number in it, as a list of references has them: `Islamic History 168`. */
export function writeBookSeries(series: string, number: string): string {
  return series === '' || number === '' || series.endsWith(` ${number}`) ? series : `${series} ${number}`;
}

/**
 * A publication with what a reader is told of a book: the pages on which it stands, and the series with its number,
 * which bibliographies keep as the volume unless the series ends in it.
 */
export function asCited<T extends Pick<Publication, 'type' | 'pages' | 'series' | 'volume'>>(publication: T): T {
  const { type, series, volume } = publication;
  const cited = { ...publication, pages: pageRange(publication) };
  if (!isOfBook(type) || series === null || volume === null) return cited;
  const numbered = writeBookSeries(series, volume);
  return numbered !== series && /(?:\d\w*|\b[IVXLC]+)$/.test(series)
    ? cited
    : { ...cited, series: numbered, volume: null };
}

/** What a publication is among the works of somebody: of what others wrote, a book that was edited, or a translation. */
export function typeAmongWorks(
  { type, authors, translators }: Pick<Publication, 'type' | 'authors' | 'translators'>,
  isTheirs: (author: Author) => boolean,
): ReferenceType | 'edited-book' | 'translation' {
  if (translators.some(isTheirs)) return 'translation';
  return type !== 'book' || authors.some(isTheirs) ? type : 'edited-book';
}

/** Who did something for a work beside its authors, after the words for that. */
interface Helpers {
  readonly words: 'edited by' | 'translated by';
  readonly names: readonly Author[];
}

/**
 * Who edited a work beside its authors, as in a critical edition, and who translated it. Of what is part of another work
 * the editors are those of the whole.
 */
export function helpersOf({
  type,
  authors,
  editors,
  translators,
}: Pick<Publication, 'type' | 'authors' | 'editors' | 'translators'>): readonly Helpers[] {
  const helpers: readonly Helpers[] = [
    { words: 'edited by', names: isContained(type) || authors.length === 0 ? [] : editors },
    { words: 'translated by', names: translators },
  ];
  return helpers.filter(({ names }) => names.length > 0);
}

/** The same in a sentence, after the authors: `, edited by A and B, translated by C`. */
export function sayHelpers(work: Parameters<typeof helpersOf>[0]): string {
  return helpersOf(work)
    .map(({ words, names }) => `, ${words} ${joinWords(names.map(nameAuthor))}`)
    .join('');
}

/** The address of a publication: its DOI, else its address, else its eprint, else none. */
export function addressOfPublication({ doi, url, eprint }: Pick<Texts, 'doi' | 'url' | 'eprint'>): string | null {
  if (doi !== null) return `https://doi.org/${doi}`;
  return url ?? (eprint === null ? null : addressOfEprint(eprint));
}

const saysRetracted = /^\W*retract(?:ed|ion)(?: (?:article|paper|note|notice))?(?: (?:to|of))? ?[:.\])—–-]/i;

/**
 * The name of a publication, or of the page about it, in a list: `A Study (retracted)`. Some journals write it in front
 * of the title themselves.
 */
export function nameInList(name: string, isRetracted: boolean): string {
  return isRetracted && !saysRetracted.test(name) ? `${name} (retracted)` : name;
}

/** The note in a bibliography that says of a publication that it was retracted, by the address of the notice. */
export function writeRetraction(address: string): string {
  return `Retracted: ${address}`;
}

/** The address in such a note; empty for any other note. */
export function readRetraction(note: string): string {
  return /^Retracted: (https?:\/\/\S+)$/.exec(note.trim())?.[1] ?? '';
}

/** `2nd ed.` for an edition that is a number, `Revised ed.` for a mere participle, `2nd, revised ed.` for both; other words stay as they are. */
export function nameEdition(edition: string): string {
  const [, number, words] =
    /^(?:(\d+)\b\.?(?:,? (?=\w)|$))?((?:\w+ and )?(?:new|revised|updated|expanded|enlarged|corrected|abridged))?$/i.exec(
      edition,
    ) ?? [];
  if (number === undefined && words === undefined) return edition;
  const ending = /1[123]$/.test(number ?? '') ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[number?.slice(-1) ?? ''] ?? 'th');
  return `${[...(number === undefined ? [] : [`${number}${ending}`]), ...(words === undefined ? [] : [words])].join(', ')} ed.`;
}

/** A publication; one whose title ends in `[data set]`, as APA style has it, as a data set with the title before that. */
export function correctDataset(publication: Publication): Publication {
  const [, title] = /^(.*\S)\s*\[data ?set\]$/i.exec(publication.title) ?? [];
  if (title === undefined) return publication;
  return { ...publication, type: 'dataset', title, venue: publication.venue ?? publication.publisher, publisher: null };
}

/** Whether a report in a bibliography is a working paper, by the name of its genre. */
export function isWorkingPaper(genre: string): boolean {
  return /working|discussion|policy research|research paper|mimeo|preprint|manuscript/i.test(genre);
}

/** The genre of a thesis, `PhD thesis`; without a degree, `Thesis`. */
export function nameThesis(degree: string | null): string {
  if (degree === null) return 'Thesis';
  return /thesis|dissertation/i.test(degree) ? degree : `${degree} thesis`;
}

/** The degree in the genre of a thesis; null if it is only `Thesis`. */
export function readDegree(genre: string): string | null {
  const degree = genre.replace(/\s*\bthesis$/i, '');
  return degree === '' || degree === 'diss.' ? null : degree;
}
