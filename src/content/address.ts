/** The address under which a path of the site is reached; addresses that leave the site stay as they are. */
export function addressOf(href: string, base: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? base + href : href;
}

/**
 * The path of the site that a pathname shows, without base, trailing slash, `.html` or `/index`;
 * null for an address outside the site or one of a file.
 */
export function pathOf(pathname: string, base: string): string | null {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null;
  const path = decode(pathname.slice(base.length))
    .replace(/(?:\/index)?(?:\.html)?\/*$/, '')
    .replace(/\/{2,}/g, '/');
  if (path === '') return '/';
  return /\.[a-z0-9]+$/i.test(path) ? null : path;
}

/** The data file of a path, below the base of the site. */
export function dataOf(path: string): string {
  return `/data/pages${path === '/' ? '/index' : path}.json`;
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
