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

/** What the front matter of another site has to be told of this one. */
export interface Adopting {
  /** Whether another page has an address. */
  readonly isTaken: (address: string) => boolean;
  /** The address here of a file of the other site, or the address of another site as it is; null for any other. */
  readonly place: (address: string) => string | null;
  readonly losses: Losses;
}

/** What a key could be, by all that another program says of it; the first that it can be counts. */
type Read = (values: readonly unknown[], context: Adopting) => readonly unknown[];

const readEach: Read = (values) => values.map((value) => (typeof value === 'string' ? readPlain(value) : value));
const readDays: Read = (days) => days.map((day) => repairDate(day).suggestion ?? day);
const readAddresses: Read = (values, { place }) => values.flatMap((value) => place(String(value)) ?? []);
const joinLists = (items: readonly unknown[]) => (items.length === 0 ? [] : [items]);

/** The keys that are taken over. */
const readers: Readonly<Record<string, Read>> = {
  description: readEach,
  role: readEach,
  affiliation: (values) => values.flat().map(readName),
  slides: readAddresses,
  video: readAddresses,
  date: readDays,
  updated: readDays,
  keywords: (values) => joinLists(values.flatMap(readWords)),
  authors: (values) => joinLists(values.flatMap(readNames).flatMap(readAuthor)),
  aliases: (values, { isTaken }) =>
    joinLists([...new Set(values.flatMap(readPaths).filter((path) => isAddress(path) && !isTaken(path)))]),
  event: readEach,
  place: readEach,
  institution: readEach,
};

/**
 * The front matter of a page of Jekyll, Hugo, Quarto or Obsidian as that of a page of this kind. What has no place there
 * is added to the losses, and so is an address that is taken.
 */
export function adoptFrontMatter(kind: Collection, said: FrontMatter, context: Adopting) {
  const { losses } = context;
  const { min, max } = descriptionLength;
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
    const candidates = readers[key]?.(values, context) ?? [];
    if (key === 'authors' && values.flat().some(isOwner))
      losses.add('Your own name is missing among the authors: the old site names you by an account.');
    if (candidates.length === 0) continue;
    const index = candidates.findIndex((value) => shape[key]?.safeParse(value).success);
    const used = Array.isArray(candidates[index]) ? found : [found[Math.max(index, 0)] ?? ''];
    for (const name of used) left.delete(name);
    if (index !== -1) adopted[key] = candidates[index];
    else
      losses.add(
        `\`${found[0]}\` at the top cannot be the \`${key}\` of this page${key === 'description' ? `, which has ${min} to ${max} characters` : ''}.`,
        show(values[0]),
      );
  }
  const links = names.flatMap((name) => readLink(name, said[name], context));
  if (links.length > 0 && shape.links?.safeParse(links.map(({ link }) => link)).success === true) {
    adopted.links = links.map(({ link }) => link);
    for (const { name } of links) left.delete(name);
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

/** An author, who in Quarto is a name with what else is known of the person; none for the owner of a site, as Hugo says it. */
function readAuthor(author: unknown): unknown[] {
  if (isOwner(author)) return [];
  if (typeof author !== 'object' || author === null || !('name' in author))
    return [typeof author === 'string' ? readPlain(author) : author];
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
