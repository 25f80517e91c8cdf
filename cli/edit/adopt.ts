import { quoteAll } from '../core/words.ts';
import type { FrontMatter } from '../documents/front-matter.ts';
import type { Losses } from '../documents/losses.ts';
import type { Collection } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';

/** What each of our keys is called in Jekyll, Hugo, Quarto and Obsidian. */
const names: Readonly<Record<string, readonly string[]>> = {
  description: ['description', 'excerpt', 'summary'],
  date: ['date'],
  updated: ['updated', 'lastmod', 'last_modified_at', 'date-modified'],
  keywords: ['keywords', 'tags'],
  authors: ['authors', 'author'],
  aliases: ['aliases', 'permalink', 'redirect_from'],
  event: ['event', 'venue'],
  place: ['place', 'location'],
  institution: ['institution', 'venue'],
};

/** Whether another page of the site has an address. */
type IsTaken = (address: string) => boolean;

/** How the values of those names are read as the one of our key, where it has another form; otherwise the first counts. */
const readers: Readonly<Record<string, (values: readonly unknown[], isTaken: IsTaken) => unknown>> = {
  date: ([time]) => readDay(time),
  updated: ([time]) => readDay(time),
  keywords: (values) => values.flatMap(readWords),
  authors: (values) => values.flat().flatMap(readAuthor),
  aliases: (values, isTaken) =>
    values
      .flat()
      .flatMap(readAddress)
      .filter((address) => !isTaken(address)),
};

/**
 * The front matter of another program as that of a page of this kind. What has no place there is added to the losses,
 * and so is an address that is taken.
 */
export function adoptFrontMatter(
  kind: Collection,
  said: FrontMatter,
  isTaken: IsTaken,
  losses: Losses,
): Record<string, unknown> {
  const shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = schemas[kind].shape;
  const isSaid = (name: string) => said[name] !== undefined && said[name] !== null && said[name] !== '';
  // The title is read with the text, and whatever comes in is a draft.
  const read = new Set(['title', 'draft', 'published']);
  const adopted: Record<string, unknown> = {};
  for (const [key, others] of Object.entries(names)) {
    const found = others.filter(isSaid);
    if (found.length === 0 || shape[key] === undefined) continue;
    const values = found.map((name) => said[name]);
    const value = key in readers ? readers[key]?.(values, isTaken) : values[0];
    if (Array.isArray(value) && value.length === 0) continue;
    for (const name of found) read.add(name);
    if (shape[key].safeParse(value).success) adopted[key] = value;
    else losses.add(`\`${found[0]}\` at the top cannot be the \`${key}\` of this page.`, show(values[0]));
  }
  const left = Object.keys(said).filter((name) => isSaid(name) && !read.has(name));
  if (left.length > 0) losses.add(`Of the lines at the top are left out: ${quoteAll(left)}.`);
  return adopted;
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The day of a point in time. */
function readDay(time: unknown): unknown {
  return typeof time === 'string' ? time.slice(0, 10) : time;
}

/** The words of a list, or of a text with commas. */
function readWords(words: unknown): unknown[] {
  return typeof words === 'string' ? words.split(',').map((word) => word.trim()) : [words].flat();
}

/** An author, who in Quarto is a name with what else is known of the person; none for the owner of a site, as Hugo says it. */
function readAuthor(author: unknown): unknown[] {
  if (author === 'admin' || author === 'me') return [];
  if (typeof author !== 'object' || author === null || !('name' in author)) return [author];
  const { name, orcid } = author as { readonly name: unknown; readonly orcid?: unknown };
  const whole = typeof name === 'object' && name !== null ? joinName(name) : name;
  return [typeof orcid === 'string' ? { name: whole, orcid: orcid.replace(/^https?:\/\/orcid\.org\//, '') } : whole];
}

function joinName({ given = '', family = '' }: { readonly given?: unknown; readonly family?: unknown }): string {
  return `${family}, ${given}`;
}

/** An address as this site writes it; none for what is no address, such as the other names of a note in Obsidian. */
function readAddress(address: unknown): string[] {
  const path = /^(\/[\w/-]*[\w-])(?:\.html|\/index\.html|\/)?$/.exec(String(address))?.[1];
  return path === undefined ? [] : [path];
}
