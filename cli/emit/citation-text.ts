import type { ElementContent } from 'hast';
import { h, outsideLink } from './elements.ts';
import type { Author, Reference } from './shapes.ts';

/** A publication as its line in a list: authors (year). linked title. venue, volume(issue), pages. */
export function formatReference(reference: Reference): ElementContent[] {
  const address = addressOf(reference);
  const parts: (ElementContent | string)[] = [`${joinNames(reference.authors.map(fullName))} (${reference.year}). `];
  parts.push(
    address === null ? reference.title : outsideLink(address, null, [reference.title]),
    /[.?!]$/.test(reference.title) ? '' : '.',
  );
  if (reference.venue !== null) parts.push(' ', h('em', {}, reference.venue));
  const issue = reference.issue === null ? '' : `(${reference.issue})`;
  const rest = [`${reference.volume ?? ''}${issue}`, (reference.pages ?? '').replace(/(\d)--?(\d)/g, '$1–$2')].filter(
    (part) => part !== '',
  );
  if (rest.length > 0) parts.push(`${reference.venue === null ? ' ' : ', '}${rest.join(', ')}`);
  if (reference.venue !== null || rest.length > 0) parts.push('.');
  return parts
    .filter((part) => part !== '')
    .map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part));
}

/** How a citation names a publication: `Caplin and Dean (2015)`, `Ameriks et al. (2011)`. */
export function nameReference(reference: Reference): string {
  const names = reference.authors.map((author) => ('organisation' in author ? author.organisation : author.family));
  const short = names.length > 2 ? `${names[0]} et al.` : names.join(' and ');
  return `${short} (${reference.year})`;
}

/** Where a publication is found: its DOI before its address, or nowhere. */
export function addressOf(reference: Reference): string | null {
  return reference.doi === null ? reference.url : `https://doi.org/${reference.doi}`;
}

/** A name in its natural order. */
export function fullName(author: Author): string {
  return 'organisation' in author ? author.organisation : `${author.given} ${author.family}`.trim();
}

function joinNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
