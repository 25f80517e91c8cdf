import { foldAccents, setApostrophes } from './text.ts';

/** A person, or an organisation with a single name. A particle (`van`, `de la`) belongs to the family name. */
export type Author =
  | { readonly given: string; readonly family: string; readonly suffix?: string; readonly orcid?: string }
  | { readonly organisation: string };

/** An author as written in front matter. */
export type WrittenAuthor =
  | string
  | { readonly organisation: string }
  | { readonly name: string; readonly orcid: string };

/** A suffix of a name, or a degree that cannot be initials. `V` is left out: it is an initial more often. */
export const suffix = /^(?:jr|sr|jnr|snr|ph\.?d|d\.?phil)\.?$|^(?:II|III|IV|VI{1,3})$/i;
/** Scripts in which the family name comes first, right before the given name. */
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々 ]+$/u;
/** Particles that begin a family name when they are the first word. */
const particle = /^(?:van|von|de|den|der|des|di|da|dos|del|della|du|la|le|ten|ter|zu|zur|af|bin|ibn)$/;

/**
 * Parses an author in front matter: `Given Family`, `Family, Given`, or `{ organisation }`. Without a comma the last
 * word is the family name, in East Asian scripts the first; lower-case words (`van`, `de la`) begin it, as in BibTeX. A
 * suffix may follow either name or come last: `Martin Luther King Jr.`, `King Jr., M. L.`, `King, Martin Luther, Jr.`,
 * `King, Jr., Martin Luther`.
 */
export function readAuthor(written: WrittenAuthor): Author {
  if (typeof written !== 'string') {
    if ('organisation' in written) return { organisation: collapse(written.organisation) };
    return { ...readAuthor(written.name), orcid: written.orcid };
  }
  const [first = '', ...rest] = collapse(written).split(/ ?, ?/);
  const last = rest.at(-1) ?? '';
  if (rest.length === 0) return readNatural(first);
  if (rest.length === 1) return suffix.test(last) ? readNatural(`${first} ${last}`) : makePerson(last, first);
  const [second = '', ...others] = rest;
  if (suffix.test(last)) return makePerson(rest.slice(0, -1).join(' '), first, last);
  return suffix.test(second) ? makePerson(others.join(' '), first, second) : makePerson(rest.join(' '), first);
}

/** The shortest form of an author in front matter that parses back to the same author. */
export function writeAuthor(author: Author): WrittenAuthor {
  if ('organisation' in author) return { organisation: author.organisation };
  const { orcid, ...person } = author;
  const name = writeName(person);
  return orcid === undefined ? name : { name, orcid };
}

function writeName(author: Extract<Author, { readonly family: string }>): string {
  const { given, family, suffix: end } = author;
  const ways = [
    nameAuthor(author),
    `${family}, ${given}`.trim(),
    `${family}, ${given},${end === undefined ? '' : ` ${end}`}`,
  ];
  return ways.find((way) => isSame(readAuthor(way), author)) ?? `${family}, ${end ?? ''}, ${given}`;
}

/**
 * A person from separate name parts. Spaces and stray commas are cleaned up, and a suffix at the end of either name is
 * split off.
 */
export function makePerson(givenName: string, familyName: string, end = ''): Author {
  const [given, fromGiven] = partSuffix(collapse(givenName.replaceAll(',', ' ')));
  const [family, fromFamily] = partSuffix(collapse(familyName.replaceAll(',', ' ')));
  const named = collapse(end.replaceAll(',', ' '));
  // In `King, Jr.` there is no given name; in BibTeX's reading of `King, Martin, Jr.` it is the suffix.
  const isEnd = family !== '' && suffix.test(given) && !suffix.test(named);
  const found = isEnd ? given : named || fromFamily || fromGiven;
  const names = family === '' ? { given: '', family: given } : { given: isEnd ? named : given, family };
  return found === '' ? names : { ...names, suffix: found };
}

/** The name as used in a sentence: `Given Family`, `Given Family Jr.`. */
export function nameAuthor(author: Author): string {
  if ('organisation' in author) return author.organisation;
  const { given, family } = author;
  if (eastAsian.test(given) && eastAsian.test(family)) return `${family}${given}`;
  return collapse(`${given} ${family} ${author.suffix ?? ''}`);
}

/** The name by which bibliographies stand for further authors, `et al.`. */
export const furtherAuthors = 'others';

/** A written name as used in a sentence. */
export function sayName(written: string): string {
  return nameAuthor(readAuthor(written));
}

/** The name as used in an alphabetical list: `Family, Given`, `Family, Given, Jr.`. */
export function invertAuthor(author: Author): string {
  if ('organisation' in author) return author.organisation;
  if (eastAsian.test(author.given) && eastAsian.test(author.family)) return nameAuthor(author);
  return [author.family, author.given, author.suffix ?? ''].filter((part) => part !== '').join(', ');
}

/** The part of the name that lists are sorted by and keys begin with. */
export function familyOf(author: Author): string {
  return 'organisation' in author ? author.organisation : author.family;
}

/** How a sentence names authors: `Caplin and Dean`, `Ameriks et al.`. */
export function nameAuthors(authors: readonly Author[]): string {
  const names = authors.map(familyOf);
  return names.length > 2 ? `${names[0]} et al.` : names.join(' and ');
}

/** The Arabic article before a name, also as it is spoken: `al-`, `el-`, `ash-`. */
const arabicArticle = /^(?:el|a\p{Ll}{1,2})-(?=[\p{Lu}ʿʾ‘’'])/u;

/**
 * That part of the name as lists compare it: without accents and apostrophes, and without the Arabic article. Particles
 * (`van`, `de la`) count.
 */
export function sortedFamily(author: Author): string {
  return foldAccents(
    familyOf(author)
      .replace(arabicArticle, '')
      .replace(/[ʿʾ‘’']/g, ''),
  );
}

/** The names by which a person is spoken of; none for an organisation. */
export function spokenNamesOf(author: Author): string[] {
  if ('organisation' in author) return [];
  const { given, family } = author;
  return [...new Set([nameAuthor(author), collapse(`${given} ${family}`), family])];
}

/**
 * Splits a family name into its leading lower-case words, which citation styles treat separately, and the rest. One that
 * ends in an apostrophe stays with the rest: the styles would take the space after it away.
 */
export function splitParticle(family: string): { readonly particle: string; readonly family: string } {
  const [, before = ''] = /^((?:\p{Ll}[\p{L}’'.]* )+)(?=\S)/u.exec(family) ?? [];
  if (/[’'] $/.test(before)) return { particle: '', family };
  return { particle: before.trim(), family: family.slice(before.length) };
}

function readNatural(name: string): Author {
  const [rest, end] = partSuffix(name);
  const words = rest.split(' ');
  if (eastAsian.test(rest)) return makePerson(words.slice(1).join(' '), words[0] ?? '', end);
  const last = words.length - 1;
  const lower = words.findIndex((word, index) => index > 0 && index < last && /^\p{Ll}/u.test(word));
  const start = particle.test(words[0] ?? '') ? 0 : lower === -1 ? last : lower;
  return makePerson(words.slice(0, start).join(' '), words.slice(start).join(' '), end);
}

function partSuffix(name: string): readonly [string, string] {
  const space = name.lastIndexOf(' ');
  const last = name.slice(space + 1);
  return space > 0 && suffix.test(last) ? [name.slice(0, space), last] : [name, ''];
}

function isSame(one: Author, other: Author): boolean {
  if ('organisation' in one || 'organisation' in other) return false;
  return one.given === other.given && one.family === other.family && one.suffix === other.suffix;
}

/** One spelling of a written name: with single spaces, and with the apostrophe of print whatever was typed. */
function collapse(text: string): string {
  // `de’` stands before a name, with a space.
  const set = setApostrophes(text.normalize('NFC')).replace(/(?<=(?:^|\s)\p{Ll}+)'(?=\s)/gu, '’');
  return set.replace(/\s+/g, ' ').trim();
}
