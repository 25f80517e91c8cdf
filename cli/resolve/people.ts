import { type Author, readAuthor } from '../core/author.ts';
import { isSameList } from '../core/graph.ts';
import { foldAccents } from '../core/text.ts';
import type { PersonName } from '../kinds/kind.ts';
import { routeOf } from '../kinds/paths.ts';
import { kindWith } from '../kinds/registry.ts';
import { type AnyDocument, documentsOf } from '../parse/document.ts';

/** The kind of document that names in papers and references link to. */
export const personKind = kindWith('isPerson');

/** A person with a page, and all forms of the name. */
export interface KnownPerson extends PersonName {
  readonly orcid: string | null;
  readonly names: readonly Name[];
}

/** A name normalised for comparison: lower case, without accents and dots. */
interface Name {
  /** The words of the given names, then those of the family name. */
  readonly words: readonly string[];
  /** How many of the words are the family name. */
  readonly familyLength: number;
  readonly suffix: string;
}

/** A person known only by name, with or without an ORCID iD. */
export function knowPerson(name: string, orcid: string | null): KnownPerson {
  return { slug: '', href: '', orcid, names: [readName(readAuthor(name)) ?? []].flat() };
}

/** The people described in some documents. */
export function indexPeople(documents: readonly AnyDocument[]): readonly KnownPerson[] {
  return documentsOf(documents, personKind).map(({ kind, slug, frontMatter: { title, names = [], orcid = null } }) => ({
    slug,
    href: routeOf(kind, slug) ?? '',
    orcid,
    names: [title ?? '', ...names].flatMap((name) => readName(readAuthor(name)) ?? []),
  }));
}

/**
 * Finds the person that an author refers to: the one with the same ORCID iD, else the one with the same name, else the
 * only one with a compatible name, such as `J. Doe` for `Jane Doe`. Null if nobody matches, or several do.
 */
export function findPerson(author: Author, people: readonly KnownPerson[]): PersonName | null {
  const orcid = 'organisation' in author ? undefined : author.orcid;
  const known = orcid === undefined ? undefined : people.find((person) => person.orcid === orcid);
  if (known !== undefined) return known;
  const name = readName(author);
  if (name === null) return null;
  // Different iDs mean different people, whatever their names.
  const others = people.filter((person) => orcid === undefined || person.orcid === null);
  const exact = others.filter((person) => person.names.some((one) => isSame(one, name)));
  const found = exact.length > 0 ? exact : others.filter((person) => person.names.some((one) => canBe(one, name)));
  const [only] = found;
  return only === undefined || found.length > 1 ? null : only;
}

function readName(author: Author): Name | null {
  if ('organisation' in author) return null;
  const [given, family] = [splitName(author.given), splitName(author.family)];
  if (given.length === 0 || family.length === 0) return null;
  return { words: [...given, ...family], familyLength: family.length, suffix: foldName(author.suffix ?? '') };
}

function splitName(text: string): string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word !== '');
}

function foldName(text: string): string {
  return foldAccents(text)
    .replace(/[.\-‐’']+/g, ' ')
    .trim();
}

function isSame(one: Name, other: Name): boolean {
  return one.suffix === other.suffix && isSameList(one.words, other.words);
}

/**
 * Whether two names are compatible: given names may be missing or shortened to an initial in either. Without a comma it
 * is unknown where a family name of several words begins, so both are split at the length of the longer one.
 */
function canBe(one: Name, other: Name): boolean {
  const count = Math.max(one.familyLength, other.familyLength);
  if (one.suffix !== other.suffix || one.words.at(-1) !== other.words.at(-1)) return false;
  const given = one.words.slice(0, -count);
  return (
    isSameList(one.words.slice(-count), other.words.slice(-count)) &&
    Math.min(one.words.length, other.words.length) > count &&
    given.every((word, index) => fits(word, other.words.slice(0, -count)[index] ?? word))
  );
}

function fits(word: string, other: string): boolean {
  return (
    word === other || (word.length === 1 && other.startsWith(word)) || (other.length === 1 && word.startsWith(other))
  );
}
