import { deriveEach } from '../core/graph.ts';
import type { Model } from './model.ts';

/** The path of a whole address of this site where nothing stands at it; null for any other address. */
export function findLostPath(href: string, model: Model): string | null {
  const { addresses } = model;
  const url = urlOf(model);
  if (url === undefined || !href.startsWith(`${url}/`)) return null;
  const path = href.slice(url.length).replace(/[?#].*$/s, '');
  const isThere =
    path === '/' || addresses.routes.has(path) || addresses.aliases.has(path) || addresses.media.has(path);
  return isThere || /\.(?:xml|txt|json|bib)$/.test(path) ? null : path;
}

/** The address of the site without a slash at its end. Derived, since each page with a link to outside reads it. */
const urlOf = deriveEach(({ site }: Model) => site?.frontMatter.url?.replace(/\/$/, ''));
