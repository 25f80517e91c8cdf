import type { Model } from './model.ts';

/** The path of a whole address of this site where nothing stands at it; null for any other address. */
export function findLostPath(href: string, { site, addresses }: Pick<Model, 'site' | 'addresses'>): string | null {
  const url = site?.frontMatter.url?.replace(/\/$/, '');
  if (url === undefined || !href.startsWith(`${url}/`)) return null;
  const path = href.slice(url.length).replace(/[?#].*$/s, '');
  const isThere =
    path === '/' || addresses.routes.has(path) || addresses.aliases.has(path) || addresses.media.has(path);
  return isThere || /\.(?:xml|txt|json|bib)$/.test(path) ? null : path;
}
