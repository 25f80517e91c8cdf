import type { ElementContent } from 'hast';
import { invertAuthor, nameAuthor, nameAuthors } from '../core/author.ts';
import { nameDay } from '../core/moment.ts';
import {
  addressOfPublication,
  asCited,
  helpersOf,
  isWorkingPaper,
  nameEdition,
  nameThesis,
  sayPlaced,
  sayYear,
} from '../core/publication.ts';
import { isContained, isPartOfBook, italicOf, nameWord } from '../core/reference-types.ts';
import { capitalize } from '../core/text.ts';
import type { Work } from '../kinds/kind.ts';
import type { Author } from '../kinds/shapes/reference.ts';
import { isolate } from './directions.ts';
import { h, outsideLink } from './elements.ts';

/** A piece of a line; an empty text is left out. */
type Part = ElementContent | string;

/** The address of an author's page; null if there is none. */
type LinkAuthor = (author: Author) => string | null;

const noPage: LinkAuthor = () => null;

/** Whether a line begins with the given name, as in a sentence, or with the family name, by which a list is sorted. */
export type NameOrder = 'given' | 'family';

/** A publication as its line in a list: authors (year). linked title (edition). who edited or translated it, what it is, in whose book, venue, volume(issue), pages. series, publisher. linked notice of its retraction. */
export function formatReference(
  work: Work,
  linkAuthor: LinkAuthor = noPage,
  first: NameOrder = 'given',
): ElementContent[] {
  const reference = asCited(work);
  const parts = [
    ...listCreators(reference, linkAuthor, first),
    ` (${sayYear(reference)}). `,
    ...writeTitle(reference),
    ...writeHelpers(reference),
    ...writeVenue(reference),
    ...writePublishers(reference),
    ...writeRetraction(reference),
  ];
  return toElements(parts);
}

/** The same without authors and title: who edited or translated it, what it is, where it appeared and when, and a link that says where it leads. */
export function formatVenue(work: Work): ElementContent[] {
  const reference = asCited(work);
  const isLinked = reference.doi !== null || reference.url !== null;
  // A link to arXiv says its number.
  const appeared = [
    ...writeHelpers(reference),
    ...writeVenue(isLinked ? reference : { ...reference, eprint: null }),
    ...writePublishers(reference),
  ];
  const year = sayYear(reference);
  const address = addressOfPublication(reference);
  return toElements([
    ...(appeared.some((part) => part !== '') ? [...dropFullStop(appeared), ` (${year}).`] : [`${year}.`]),
    ...(address === null ? [] : [' ', outsideLink(address, null, [nameAddress(reference, address)])]),
    ...writeRetraction(reference),
  ]);
}

/** `doi:10.1257/aer.20140117`, `arXiv:2301.11358`, the host of an address, or the name of a file of this site. */
function nameAddress({ doi, url, eprint }: Work, address: string): string {
  if (doi !== null) return `doi:${doi}`;
  if (url === null && eprint !== null) return `arXiv:${eprint}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address.replace(/^.*\//, '');
}

/** A line without the space before it and the full stop after it. */
function dropFullStop(parts: readonly Part[]): Part[] {
  const filled = parts.filter((part) => part !== '');
  return filled.map((part, index) => {
    if (typeof part !== 'string') return part;
    const begun = index === 0 ? part.trimStart() : part;
    return index === filled.length - 1 ? begun.replace(/\.$/, '') : begun;
  });
}

function toElements(parts: readonly Part[]): ElementContent[] {
  return parts
    .filter((part) => part !== '')
    .map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part));
}

function writeTitle(reference: Work): Part[] {
  const { title, type } = reference;
  const address = addressOfPublication(reference);
  const name = setName(title, italicOf(type) === 'title');
  const edition = isPartOfBook(reference.type) ? '' : writeEdition(reference);
  const end = /[.?!]$/.test(edition === '' ? title : edition) ? '' : '.';
  return [...(address === null ? name : [outsideLink(address, null, name)]), `${edition}${end}`];
}

/** The edition of a book, or of the book that holds a chapter. */
function writeEdition({ edition }: Work): string {
  return edition === null ? '' : ` (${nameEdition(edition)})`;
}

/** Who helped its authors: ` Edited by A. Editor and B. Editor. Translated by C. Other.` */
function writeHelpers(reference: Work): Part[] {
  return helpersOf(reference).flatMap(({ words, names }) => [
    ` ${capitalize(words)} `,
    ...endSentence(listNames(names)),
  ]);
}

/** What it is, in whose book, where it appeared, and on which pages. */
function writeVenue(reference: Work): Part[] {
  const { type, date } = reference;
  const venue = isContained(type) ? reference.venue : sayPlaced(reference, reference.venue);
  const kind = nameKind(reference);
  const issue = reference.issue === null ? '' : `(${reference.issue})`;
  const pages = joinPages(reference.pages ?? '');
  const day = date === undefined ? '' : nameDay(date);
  const numbers = [day, `${reference.volume ?? ''}${issue}`, pages].filter((part) => part !== '').join(', ');
  const edition = isPartOfBook(type) ? writeEdition(reference) : '';
  if (venue === null) return [kind === null ? '' : ` ${kind}.`, numbers === '' ? '' : ` ${numbers}.`];
  return [
    kind === null ? ' ' : ` ${kind}, `,
    ...describeBook(reference),
    ...setName(venue, italicOf(type) === 'venue'),
    edition,
    numbers === '' ? ((edition || venue).endsWith('.') ? '' : '.') : `, ${numbers}.`,
  ];
}

/** Page numbers with a dash between the first and the last; the word joiner keeps the dash from ending a line. */
export function joinPages(pages: string): string {
  return pages.replace(/(\d)(?:--?|–)(?=\d)/g, '$1–\u2060');
}

function writePublishers(reference: Work): Part[] {
  const isNamed = isPartOfBook(reference.type) || reference.type === 'website';
  return [reference.series, isNamed ? sayPlaced(reference, reference.publisher) : null].flatMap((name) =>
    name === null ? [] : [' ', ...isolate(name), name.endsWith('.') ? '' : '.'],
  );
}

function writeRetraction({ retracted }: Work): Part[] {
  return retracted === null ? [] : [' ', h('strong', {}, outsideLink(retracted, null, ['Retracted'])), '.'];
}

/** How a citation names a publication: `Caplin and Dean (2015)`, `Ameriks et al. (2011), retracted`. */
export function nameReference(reference: Pick<Work, 'authors' | 'editors' | 'year' | 'retracted'>): string {
  return `${nameAuthors(creatorsOf(reference))} (${reference.year})${reference.retracted === null ? '' : ', retracted'}`;
}

/** The names before the year: the authors, or the editors of a work without authors. */
function creatorsOf({ authors, editors }: Pick<Work, 'authors' | 'editors'>): readonly Author[] {
  return authors.length > 0 ? authors : editors;
}

/** With a full stop, unless the last name has one, as `Jr.` has. */
function endSentence(parts: readonly Part[]): Part[] {
  const last = parts.at(-1);
  return last !== undefined && wordsOf(last).endsWith('.') ? [...parts] : [...parts, '.'];
}

function wordsOf(part: Part): string {
  return typeof part === 'string' ? part : 'value' in part ? part.value : part.children.map(wordsOf).join('');
}

function listCreators(reference: Work, linkAuthor: LinkAuthor, first: NameOrder): Part[] {
  const names = listNames(creatorsOf(reference), linkAuthor, first);
  if (reference.authors.length > 0) return names;
  return [...names, `, ${reference.editors.length === 1 ? 'ed.' : 'eds.'}`];
}

function listNames(names: readonly Author[], linkAuthor: LinkAuthor = noPage, first: NameOrder = 'given'): Part[] {
  const and = first === 'family' ? ', and ' : ' and ';
  return names.flatMap((author, index) => {
    const href = linkAuthor(author);
    const between = index === 0 ? '' : index === names.length - 1 ? and : ', ';
    const name = isolate(index === 0 && first === 'family' ? invertAuthor(author) : nameAuthor(author));
    return [between, ...(href === null ? name : [h('a', { href }, ...name)])];
  });
}

/** The type of a thesis, or of a working paper whose venue does not say it is one, with its number at arXiv. */
function nameKind(reference: Work): string | null {
  if (reference.type === 'thesis') return nameThesis(reference.degree);
  const { type, venue, eprint } = reference;
  if (type !== 'working-paper') return nameWord(reference);
  if (isWorkingPaper(venue ?? '')) return null;
  return venue === null && eprint !== null ? `Working paper, arXiv:${eprint}` : 'Working paper';
}

/** The text before the book title of a chapter: `In A. Editor and B. Editor, eds., `. */
function describeBook(reference: Work): Part[] {
  const { authors, editors } = reference;
  if (!isPartOfBook(reference.type) || authors.length === 0 || editors.length === 0) return [];
  return ['In ', ...listNames(editors), `, ${editors.length === 1 ? 'ed.' : 'eds.'}, `];
}

function setName(name: string, isItalic: boolean): ElementContent[] {
  return isItalic ? [h('em', {}, ...isolate(name))] : isolate(name);
}
