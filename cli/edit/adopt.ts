import { splitAuthors } from '../core/author-list.ts';
import { judgeSlug } from '../core/judge-slug.ts';
import { cleanOrcid } from '../core/orcid.ts';
import { raiseSigns } from '../core/scripts.ts';
import { tableOf } from '../core/table.ts';
import { quoteAll } from '../core/words.ts';
import type { FrontMatter } from '../documents/front-matter.ts';
import type { Losses } from '../documents/losses.ts';
import type { Collection } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { findSynonym, repairDate } from '../parse/repair.ts';
import { descriptionLength } from '../schema/fields.ts';
import { clipDescription } from './start-papers.ts';

/** What the front matter of another site has to be told of this one. */
export interface Adopting {
  /** The address that the page has here; null if it has none. */
  readonly own: string | null;
  /** Whether another page has an address. */
  readonly isTaken: (address: string) => boolean;
  /** The address here of a file of the other site, or the address of another site as it is; null for any other. */
  readonly place: (address: string) => string | null;
  /** Whose site it is; undefined where that is not known. */
  readonly owner: string | undefined;
  readonly losses: Losses;
}

/** What a value of another program could be here: for a list its entries, else values of which the first that fits counts. */
type Read = (value: unknown, context: Adopting) => readonly unknown[];

const readText: Read = (value) => [typeof value === 'string' ? readPlain(value) : value];
const readDay: Read = (day) => [repairDate(day).suggestion ?? day];
const readFile: Read = (value, { place }) => [value].flat().flatMap((one) => place(String(one)) ?? []);

/** The keys that hold lists, to which all that is said adds. */
const lists = new Set(['keywords', 'authors', 'aliases']);

/** The keys that are taken over. */
const readers: Readonly<Record<string, Read>> = {
  description: readText,
  role: readText,
  affiliation: (value) => [value].flat().map(readName),
  slides: readFile,
  video: readFile,
  date: readDay,
  updated: readDay,
  keywords: readWords,
  authors: (value, { owner }) => readNames(value).flatMap((one) => (isOwner(one) ? (owner ?? []) : readAuthor(one))),
  aliases: (value, { own, isTaken }) =>
    readPaths(value).filter((path) => path !== own && isAddress(path) && !isTaken(path)),
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
 * The front matter of a page of Jekyll, Hugo, Quarto or Obsidian as that of a page of this kind. What has no place there
 * is added to the losses, and so is an address that is taken.
 */
export function adoptFrontMatter(kind: Collection, said: FrontMatter, context: Adopting) {
  const shape: Shape = schemas[kind].shape;
  const keys = Object.keys(readers).filter((key) => key in shape);
  // The title is read with the text, and whatever comes in is a draft.
  const names = Object.keys(said).filter((name) => isSaid(said[name]) && name !== 'title' && name !== 'draft');
  const keyOf = (name: string) => (keys.includes(name) ? name : findSynonym(name, keys));
  const pick = (key: string) =>
    Object.fromEntries(names.flatMap((name) => (keyOf(name) === key ? [[name, said[name]]] : [])));
  const parts = [
    ...keys.flatMap((key) => adoptKey(key, pick(key), shape, context)),
    ...adoptLinks(names, said, shape, context),
  ];
  const adopted = Object.fromEntries(parts.flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]])));
  const addressed = Object.entries(pick('aliases')).filter(([, value]) => readPaths(value).length > 0);
  if ('aliases' in shape && (addressed.length > 0 || parts.some(({ value }) => value !== undefined)))
    tellAddresses(
      addressed.flatMap(([, value]) => readPaths(value)),
      context,
    );
  const used = new Set([...parts.flatMap((part) => part.names), ...addressed.map(([name]) => name)]);
  const left = names.filter((name) => !used.has(name));
  if (left.length > 0) context.losses.add(`Of the lines at the top are left out: ${quoteAll(left)}.`);
  return adopted;
}

type Shape = Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>>;

/** What the lines that mean this key say for it: all of them together for a list, else the first that fits. */
function adoptKey(key: string, lines: FrontMatter, shape: Shape, context: Adopting): Part[] {
  const { losses, owner } = context;
  const fits = (value: unknown) => shape[key]?.safeParse(value).success === true;
  const read = Object.entries(lines).flatMap(([name, said]) =>
    (readers[key]?.(said, context) ?? []).map((value) => ({ name, value })),
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

/** The links of a publication; none where the page has no place for them. */
function adoptLinks(names: readonly string[], said: FrontMatter, shape: Shape, context: Adopting): Part[] {
  const found = names.flatMap((name) => readLink(name, said[name], context));
  const value = found.map(({ link }) => link);
  if (value.length === 0 || shape.links?.safeParse(value).success !== true) return [];
  return [{ key: 'links', value, names: found.map(({ name }) => name) }];
}

/** The first description that is too long, cut off; that it is, is told. */
function cutLong(read: readonly { readonly name: string; readonly value: unknown }[], losses: Losses) {
  const long = read.find(({ value }) => typeof value === 'string' && value.length > descriptionLength.max);
  if (long === undefined) return undefined;
  const text = String(long.value);
  losses.add(`The \`description\` has at most ${descriptionLength.max} characters, and this one is cut off.`, text);
  return { name: long.name, value: clipDescription(text) };
}

/** Tells which of the old addresses of a page are left out, or that there are none. */
function tellAddresses(paths: readonly string[], { own, isTaken, losses }: Adopting): void {
  if (paths.length === 0)
    losses.add('Its old address is not at its top: write it under `aliases`, if links to it should go on working.');
  for (const path of paths)
    if (!isAddress(path))
      losses.add(
        `Its old address \`${path}\` is left out: an address here has lower-case letters, digits and hyphens.`,
      );
    else if (path !== own && isTaken(path))
      losses.add(`Its old address \`${path}\` is left out: it leads elsewhere on this site.`);
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

/** A text in one line, without HTML and emphasis. */
export function readPlain(text: string): string {
  return text
    .replace(
      /<(su[bp])>([^<>]{1,20})<\/\1>/gi,
      (all, tag: string, words: string) => raiseSigns(/p/i.test(tag) ? '^' : '_', words) ?? all,
    )
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/(?<!\w)(\*{1,2})(?=\S)([^*]+?)(?<=\S)\1(?!\w)/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a list, or of a text with commas or, as Jekyll has it, with spaces. */
function readWords(words: unknown): unknown[] {
  if (typeof words !== 'string') return [words].flat();
  return words
    .split(words.includes(',') ? ',' : /\s+/)
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
function readAuthor(author: unknown): unknown[] {
  if (typeof author !== 'object' || author === null || !('name' in author))
    return [typeof author === 'string' ? readPlain(author) : author];
  const { name, orcid } = author as { readonly name: unknown; readonly orcid?: unknown };
  const whole = typeof name === 'object' && name !== null ? joinName({ ...name }) : name;
  return [typeof orcid === 'string' ? { name: whole, orcid: cleanOrcid(orcid) } : whole];
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
    .flatMap((one) => /^(\/[\w/-]*[\w-])(?:\.html|\/index\.html|\/)?$/.exec(String(one))?.[1] ?? []);
}

/** Whether a path can be an address of this site. */
function isAddress(path: string): boolean {
  return path
    .slice(1)
    .split('/')
    .every((part) => judgeSlug(part) === null);
}
