import { slugify } from '../core/slug.ts';
import { decode } from '../core/text.ts';
import { readKey } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import { write } from './fixer.ts';
import { findMovedRoute, isMeant, slugOf } from './meant-name.ts';
import type { Case, Fixer } from './rule.ts';

/** Mends an address that leads nowhere: of a page that was moved, misspelt, or written with its folder. */
export const fixAddress: Fixer = (one) => {
  if (!isAddress(one)) return [];
  const { problem, written, model } = one;
  const { suggestion } = problem;
  if (suggestion !== null && isCompleted(written, suggestion)) return [write(one, suggestion, true)];
  const own = model.site?.frontMatter.url?.replace(/\/$/, '') ?? '\0';
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  const local = path.startsWith(`${own}/`) ? path.slice(own.length) : path;
  const moved = findMovedRoute(model, local);
  if (moved !== null) return [write(one, `${moved}${rest}`, true)];
  const routes = [...model.addresses.routes.keys()];
  const slug = slugify(decode(slugOf(local)));
  const named = routes.filter((route) => slugOf(route) === slug && slug !== '' && !isHost(local));
  if (named.length === 1 && named[0] !== undefined) return [write(one, `${named[0]}${rest}`, true)];
  if (suggestion === null) return [];
  if (!routes.includes(suggestion)) return [write(one, suggestion, leads(one, suggestion))];
  const isNear = isMeant(slugOf(local), slugOf(suggestion), routes.map(slugOf));
  return [write(one, `${suggestion}${rest}`, isNear || isTitle(model, suggestion, path))];
};

/** Whether a problem is about an address alone, not about a whole link. */
export function isAddress({ written, document, model }: Case): boolean {
  return document !== undefined && model.usesOf(document).some(({ target }) => target === written);
}

/** Whether an address begins with the host of another site and only lacks its `https://`. */
function isHost(address: string): boolean {
  return /^[^/.]+\.[^/]+\//.test(address);
}

/** Whether words are the title of the page at an address. */
export function isTitle({ addresses }: Model, route: string, words: string): boolean {
  const document = addresses.routes.get(route);
  const title = document && readKey(document, 'title');
  return typeof title === 'string' && title.toLowerCase() === words.toLowerCase();
}

/** Whether only the scheme of an address is missing: `www.example.org`, `10.1000/182`, `ada@example.org`. */
function isCompleted(written: string, suggestion: string): boolean {
  const bare = suggestion.replace(/^(?:https:\/\/doi\.org\/|https:\/\/|mailto:)/, '');
  return bare !== suggestion && written.replace(/^doi:\s*/i, '') === bare;
}

/** Whether an address would resolve on this site. */
export function leads({ model, document }: Case, address: string): boolean {
  return document !== undefined && /^[/.#]/.test(address) && model.resolve(address, document).kind !== 'broken';
}
