/** Takes over front matter that was written for Jekyll, Hugo, Quarto or Obsidian. */
import { splitAuthors } from '../core/author-list.ts';
import { judgeAlias } from '../core/judge-slug.ts';
import { cleanOrcid } from '../core/orcid.ts';
import { faultOfAddress } from '../core/outside-address.ts';
import { raiseSigns } from '../core/scripts.ts';
import { tableOf } from '../core/table.ts';
import { setDashes } from '../core/text.ts';
import { quoteAll } from '../core/words.ts';
import type { AnyFrontMatter } from '../documents/front-matter.ts';
import type { Losses } from '../documents/losses.ts';
import type { Collection } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { findSynonym, repairDate } from '../parse/repair.ts';
import { descriptionLength } from '../schema/fields.ts';
import { adoptCourse, type Placing } from './adopt-course.ts';
import { clipDescription } from './start-papers.ts';

/** What the front matter of another site has to be told of this one. */
export interface Adopting extends Placing {
  /** Whether it comes from a site, where it had an address. */
  readonly isOfSite: boolean;
  /** Its address on the other site, as its place there says it; null where that is not known. */
  readonly oldAddress: string | null;
  /** The address that the page has here; null if it has none. */
  readonly own: string | null;
  /** Whether another page has an address. */
  readonly isTaken: (address: string) => boolean;
  /** Whose site it is; undefined where that is not known. */
  readonly owner: string | undefined;
}

/** What a value of another program could be here: for a list its entries, else values of which the first that fits counts. */
type Read = (value: unknown, context: Adopting, name: string) => readonly unknown[];

const readText: Read = (value) => [typeof value === 'string' ? readPlain(value) : value];
const readDay: Read = (day) => [repairDate(day).suggestion ?? day];
const readFile: Read = (value, { place }) => [value].flat().flatMap((one) => place(String(one)) ?? []);

/** The keys that hold lists, to which all that is said adds. */
const lists = new Set(['keywords', 'authors']);

/** The keys that are taken over, but for addresses and links. */
const readers: Readonly<Record<string, Read>> = {
  role: readText,
  description: readText,
  orcid: (value) => [typeof value === 'string' ? (cleanOrcid(value) ?? value) : value],
  affiliation: (value) => [value].flat().map(readName),
  slides: readFile,
  video: readFile,
  link: readFile,
  date: readDay,
  updated: readDay,
  keywords: readWords,
  authors: (value, { owner, losses }) =>
    readNames(value).flatMap((one) => (isOwner(one) ? (owner ?? []) : readAuthor(one, losses))),
  event: readText,
  place: readText,
  institution: readText,
};

/** A value that the page gets under a key, undefined if none fits, and the names of the lines that it was read from. */
interface Part {
  readonly key: string;
  readonly value: unknown;
  readonly names: readonly string[];
}

/**
 * The front matter of a page of another site as that of a page of this kind. What has no place there is added to the
 * losses, and so is an address that is taken.
 */
export function adoptFrontMatter(kind: Collection, said: AnyFrontMatter, context: Adopting) {
  const shape: Shape = schemas[kind].shape;
  const { oldAddress, isOfSite, losses } = context;
  const keys = [...Object.keys(readers), 'aliases'].filter((key) => key in shape);
  // The title is read with the text, and whatever comes in is a draft.
  const names = Object.keys(said).filter((name) => isSaid(said[name]) && name !== 'title' && name !== 'draft');
  const keyOf = (name: string) => (keys.includes(name) ? name : findSynonym(name, keys));
  // What has the name of a key itself comes before what only means the same.
  const pick = (key: string) => {
    const meant = names.filter((name) => keyOf(name) === key).sort((a, b) => Number(b === key) - Number(a === key));
    return Object.fromEntries(meant.map((name) => [name, said[name]]));
  };
  const parts = [
    ...keys.flatMap((key) => adoptKey(key, pick(key), shape, context)),
    ...adoptLinks(names, said, shape, context),
    ...('orcid' in shape ? adoptProfiles(said.about, losses) : []),
    ...('syllabus' in shape ? adoptCourse(said, context) : []),
  ];
  const adopted = Object.fromEntries(parts.flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]])));
  const addressed = Object.entries(pick('aliases')).filter(([, value]) => readPaths(value).length > 0);
  const addresses = [oldAddress ?? [], ...addressed.map(([, value]) => value)].flat(2);
  const aliases = 'aliases' in shape ? adoptAddresses(addresses, context) : [];
  if (isOfSite && 'aliases' in shape && addresses.length === 0 && Object.keys(adopted).length > 0)
    losses.add('Its old address is not at its top: write it under `aliases`, if links to it should go on working.');
  // The old address is made of these two, where it is known.
  const used = [
    ...parts.flatMap((part) => part.names),
    ...addressed.map(([name]) => name),
    ...(oldAddress === null ? [] : ['url', 'slug']),
  ];
  if (names.includes('listing'))
    losses.add('It lists other pages, which this site does by itself: if it says nothing else, it is of no use here.');
  const left = names.filter((name) => !used.includes(name) && name !== 'listing');
  if (left.length > 0) losses.add(`Of the lines at the top are left out: ${quoteAll(left)}.`);
  return aliases.length === 0 ? adopted : { ...adopted, aliases };
}

type Shape = Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>>;

/** What the lines that mean this key say for it: all of them together for a list, else the first that fits. */
function adoptKey(key: string, lines: AnyFrontMatter, shape: Shape, context: Adopting): Part[] {
  const { losses, owner } = context;
  const fits = (value: unknown) => shape[key]?.safeParse(value).success === true;
  const read = Object.entries(lines).flatMap(([name, said]) =>
    (readers[key]?.(said, context, name) ?? []).map((value) => ({ name, value })),
  );
  if (key === 'authors' && owner === undefined && Object.values(lines).flat().some(isOwner))
    losses.add('Your own name is missing among the authors: the old site names you by an account.');
  const [first] = read;
  if (first === undefined) return [];
  const all = [...new Set(read.map(({ value }) => value))];
  const candidates = lists.has(key) ? [{ name: first.name, value: all }] : read;
  const fitting = candidates.find(({ value }) => fits(value));
  const used = fitting ?? (key === 'description' ? cutLong(read, losses) : undefined);
  if (used === undefined) {
    const { min, max } = descriptionLength;
    const length = key === 'description' ? `, which has ${min} to ${max} characters` : '';
    losses.add(`\`${first.name}\` at the top cannot be the \`${key}\` of this page${length}.`, show(lines[first.name]));
  }
  for (const other of candidates)
    if (other !== fitting && other.name === fitting?.name)
      losses.add(`Only the first \`${key}\` is kept.`, show(other.value));
  return [{ key, value: used?.value, names: lists.has(key) ? read.map(({ name }) => name) : [(used ?? first).name] }];
}

/** A link of a page, null if it is left out, and the name of the line that it was read from. */
interface FoundLink {
  readonly name: string;
  readonly link: object | null;
}

/** The links of a publication; none where the page has no place for them. */
function adoptLinks(names: readonly string[], said: AnyFrontMatter, shape: Shape, context: Adopting): Part[] {
  const fits = (links: readonly unknown[]) => shape.links?.safeParse(links).success === true;
  if (!('links' in shape)) return [];
  const single = names.flatMap((name): FoundLink[] => readLink(name, said[name], context));
  const listed = names.flatMap((name) => (linkLists.has(name) ? readLinks(name, said[name], fits, context) : []));
  const found = [...(fits(single.map(({ link }) => link)) ? single : []), ...listed];
  const value = found.flatMap(({ link }) => link ?? []);
  if (found.length === 0) return [];
  return [{ key: 'links', value: value.length === 0 ? undefined : value, names: found.map(({ name }) => name) }];
}

/** The keys under which Quarto lists links beside a page. */
const linkLists: ReadonlySet<string> = new Set(['other-links', 'code-links']);

/** The links of such a list, each of the kind that its words name; which are left out is told. */
function readLinks(
  name: string,
  list: unknown,
  fits: (links: readonly unknown[]) => boolean,
  { place, losses }: Adopting,
): FoundLink[] {
  return [list].flat().map((one) => {
    const { text, href: address } = readLinked(one);
    const href = address === '' ? null : place(address);
    const words = text
      .toLowerCase()
      .replaceAll('-', '')
      .split(/[^a-z]+/);
    const kinds = name === 'code-links' ? [...words, 'code'] : words;
    const written = [...kinds.map((kind) => ({ kind, href })), { title: text, href }];
    const link = written.find((link) => fits([link])) ?? null;
    if (link === null)
      losses.add(
        'A link at the top is left out: it leads to no file or page, or `links` has no kind for it.',
        `${text} ${address}`,
      );
    return { name, link };
  });
}

/** The iD and the own page of a person, of the links that Quarto has under `about`; which are left out is told. */
function adoptProfiles(about: unknown, losses: Losses): Part[] {
  const links = typeof about === 'object' && about !== null && 'links' in about ? [about.links].flat() : [];
  return links.flatMap((link): Part[] => {
    const { text, href } = readLinked(link);
    const orcid = cleanOrcid(href);
    const names = ['about'];
    if (orcid !== null) return [{ key: 'orcid', value: orcid, names }];
    const isOwn = /^(?:(?:personal )?web ?(?:site|page)|home ?page)$/i.test(text);
    if (isOwn && /^https?:/.test(href) && faultOfAddress(href) === null) return [{ key: 'page', value: href, names }];
    losses.add('Of the links of a person, only an ORCID iD and a `Website` are kept.', `${text} ${href}`);
    return [{ key: 'about', value: undefined, names }];
  });
}

/** The words and the address of a link that a list at the top has. */
function readLinked(link: unknown): { readonly text: string; readonly href: string } {
  const { text = '', href = '' } = (link ?? {}) as { readonly text?: unknown; readonly href?: unknown };
  return { text: String(text), href: String(href) };
}

/** The first description that is too long, cut off; that it is, is told. */
function cutLong(read: readonly { readonly name: string; readonly value: unknown }[], losses: Losses) {
  const long = read.find(({ value }) => typeof value === 'string' && value.length > descriptionLength.max);
  if (long === undefined) return undefined;
  const text = String(long.value);
  losses.add(`The \`description\` has at most ${descriptionLength.max} characters, and this one is cut off.`, text);
  return { name: long.name, value: clipDescription(text) };
}

/** The old addresses that lead to the page here; which are left out is told. */
function adoptAddresses(addresses: readonly unknown[], { own, isTaken, losses }: Adopting): readonly string[] {
  const kept = addresses.flatMap((address) => {
    const [path] = readPaths(address);
    if (path === own) return [];
    const isPossible = path !== undefined && isAddress(path);
    if (isPossible && !isTaken(path)) return path;
    const why = isPossible
      ? 'it leads elsewhere on this site'
      : 'an address here has lower-case letters, digits, hyphens and, if it is old, underscores';
    losses.add(`Its old address \`${path ?? address}\` is left out: ${why}.`);
    return [];
  });
  return [...new Set(kept)];
}

/** The keys with what belongs to a publication in Hugo and Academic Pages, by the kinds of links that papers have here. */
const linkKinds = tableOf<string>({
  url_pdf: 'pdf',
  paperurl: 'pdf',
  url_preprint: 'preprint',
  url_code: 'code',
  url_dataset: 'data',
  url_slides: 'slides',
  slidesurl: 'slides',
  url_poster: 'poster',
  url_video: 'video',
});

/** The link that a key of a publication is; none where it leads to a page in place of the PDF, or nowhere. */
function readLink(name: string, value: unknown, { place }: Adopting) {
  const kind = linkKinds[name.toLowerCase()];
  const href = kind === undefined ? null : place(String(value));
  if (href === null || (kind === 'pdf' && !/\.pdf$|\/pdf\//i.test(href.replace(/[?#].*$/, '')))) return [];
  return [{ name, link: { kind, href } }];
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A text in one line, without HTML and emphasis, and with dashes. */
export function readPlain(text: string): string {
  return setDashes(text)
    .replace(
      /<(su[bp])>([^<>]{1,20})<\/\1>/gi,
      (all, tag: string, words: string) => raiseSigns(/p/i.test(tag) ? '^' : '_', words) ?? all,
    )
    .replace(/<\/?[a-z][a-z\d]*(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'))*\s*\/?>/gi, '')
    .replace(/(?<!\w)(\*{1,2})(?=\S)([^*]+?)(?<=\S)\1(?!\w)/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a list, or of a text with commas or semicolons or, as Jekyll has it under `tags`, with spaces. */
function readWords(words: unknown, _context: Adopting, name: string): unknown[] {
  if (typeof words !== 'string') return [words].flat().map((word) => (typeof word === 'number' ? String(word) : word));
  return words
    .split(name === 'tags' && !/[,;]/.test(words) ? /\s+/ : /[,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** An institution, which in Hugo is a name with its address. */
function readName(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
}

/** The authors of a list, or of a text that names them one after the other. */
function readNames(authors: unknown): unknown[] {
  return [typeof authors === 'string' ? splitAuthors(readPlain(authors)) : authors].flat();
}

/** An author, who in Quarto is a name with what else is known of the person. */
function readAuthor(author: unknown, losses: Losses): unknown[] {
  if (typeof author !== 'object' || author === null || !('name' in author))
    return [typeof author === 'string' ? readPlain(author) : author];
  const { name, orcid, ...others } = author as { readonly name: unknown; readonly orcid?: unknown };
  const whole = typeof name === 'object' && name !== null ? joinName({ ...name }) : name;
  if (Object.keys(others).length > 0) losses.add('Of authors, only names and ORCID iDs are kept.', String(whole));
  if (typeof orcid !== 'string') return [whole];
  const iD = cleanOrcid(orcid);
  if (iD !== null) return [{ name: whole, orcid: iD }];
  losses.add(`\`${orcid}\` is left out: it is no ORCID iD, or a digit of it is wrong.`, String(whole));
  return [whole];
}

/** Whether an author is the account of the owner of a site, as Hugo says it. */
function isOwner(author: unknown): boolean {
  return author === 'admin' || author === 'me';
}

function joinName({ given = '', family = '', literal = '' }: Readonly<Record<string, unknown>>): string {
  if (literal !== '') return String(literal);
  return [family, given].filter((part) => part !== '').join(', ');
}

/** The paths of old addresses; none for what is no address, such as the other names of a note in Obsidian. */
function readPaths(addresses: unknown): string[] {
  return [addresses]
    .flat()
    .flatMap((one) => /^(\/[\w/-]*?[\w-])(?:\/index\.html|\.html|\/)?$/.exec(String(one))?.[1] ?? []);
}

/** Whether a path can be an old address of a page of this site. */
function isAddress(path: string): boolean {
  return path
    .slice(1)
    .split('/')
    .every((part) => judgeAlias(part) === null);
}
