import { judgeSlug } from '../core/judge-slug.ts';
import { cleanOrcid } from '../core/orcid.ts';
import { quoteAll } from '../core/words.ts';
import type { FrontMatter } from '../documents/front-matter.ts';
import type { Losses } from '../documents/losses.ts';
import type { Collection } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { findSynonym, repairDate } from '../parse/repair.ts';

/** Whether another page of the site has an address. */
type IsTaken = (address: string) => boolean;

/** What a key could be, by all that another program says of it; the first that it can be counts. */
type Read = (values: readonly unknown[], isTaken: IsTaken) => readonly unknown[];

const readEach: Read = (values) => values.map(readPlain);
const readDays: Read = (days) => days.map((day) => repairDate(day).suggestion ?? day);
const readWebAddresses: Read = (values) => values.filter((value) => /^https?:/.test(String(value)));
const joinLists = (items: readonly unknown[]) => (items.length === 0 ? [] : [items]);

/** The keys that are taken over. */
const readers: Readonly<Record<string, Read>> = {
  description: readEach,
  role: readEach,
  affiliation: (values) => values.flat().map(readName),
  slides: readWebAddresses,
  video: readWebAddresses,
  date: readDays,
  updated: readDays,
  keywords: (values) => joinLists(values.flatMap(readWords)),
  authors: (values) => joinLists(values.flat().flatMap(readAuthor)),
  aliases: (values, isTaken) =>
    joinLists([...new Set(values.flatMap(readPaths).filter((path) => isAddress(path) && !isTaken(path)))]),
  event: readEach,
  place: readEach,
  institution: readEach,
};

/**
 * The front matter of a page of Jekyll, Hugo, Quarto or Obsidian as that of a page of this kind. What has no place there
 * is added to the losses, and so is an address that is taken.
 */
export function adoptFrontMatter(kind: Collection, said: FrontMatter, isTaken: IsTaken, losses: Losses) {
  const shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = schemas[kind].shape;
  const keys = Object.keys(readers).filter((key) => key in shape);
  // The title is read with the text, and whatever comes in is a draft.
  const names = Object.keys(said).filter((name) => isSaid(said[name]) && name !== 'title' && name !== 'draft');
  const keyOf = (name: string) => (keys.includes(name) ? name : findSynonym(name, keys));
  const left = new Set(names);
  const adopted: Record<string, unknown> = {};
  for (const key of keys) {
    const found = names.filter((name) => keyOf(name) === key);
    const values = found.map((name) => said[name]);
    const candidates = readers[key]?.(values, isTaken) ?? [];
    if (key === 'authors' && values.flat().some(isOwner))
      losses.add('Your own name is missing among the authors: the old site names you by an account.');
    if (candidates.length === 0) continue;
    const index = candidates.findIndex((value) => shape[key]?.safeParse(value).success);
    const used = Array.isArray(candidates[index]) ? found : [found[Math.max(index, 0)] ?? ''];
    for (const name of used) left.delete(name);
    if (index !== -1) adopted[key] = candidates[index];
    else losses.add(`\`${found[0]}\` at the top cannot be the \`${key}\` of this page.`, show(values[0]));
  }
  if ('aliases' in shape) {
    const saying = names.filter((name) => keyOf(name) === 'aliases' && readPaths(said[name]).length > 0);
    for (const name of saying) left.delete(name);
    if (saying.length === 0 && Object.keys(adopted).length > 0)
      losses.add('Its old address is not at its top: write it under `aliases`, if links to it should go on working.');
    for (const path of saying.flatMap((name) => readPaths(said[name])).filter((one) => !isAddress(one)))
      losses.add(
        `Its old address \`${path}\` is left out: an address here has lower-case letters, digits and hyphens.`,
      );
  }
  if (left.size > 0) losses.add(`Of the lines at the top are left out: ${quoteAll([...left])}.`);
  return adopted;
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A text in one line, without HTML. */
function readPlain(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value
    .replace(/<\/?[a-z][^<>]*>/gi, '')
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

/** An author, who in Quarto is a name with what else is known of the person; none for the owner of a site, as Hugo says it. */
function readAuthor(author: unknown): unknown[] {
  if (isOwner(author)) return [];
  if (typeof author !== 'object' || author === null || !('name' in author)) return [author];
  const { name, orcid } = author as { readonly name: unknown; readonly orcid?: unknown };
  const whole = typeof name === 'object' && name !== null ? joinName(name) : name;
  return [typeof orcid === 'string' ? { name: whole, orcid: cleanOrcid(orcid) } : whole];
}

function isOwner(author: unknown): boolean {
  return author === 'admin' || author === 'me';
}

function joinName({ given = '', family = '' }: { readonly given?: unknown; readonly family?: unknown }): string {
  return `${family}, ${given}`;
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
