/** An origin that no address of a text can name. */
const nowhere = 'https://site.invalid';

/** The address under which a path of the site is reached; addresses that leave the site stay as they are. */
export function addressOf(href: string, base: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? base + href : href;
}

/** An address within the site, without its base, as a browser reads it (`/\\evil.example` leads elsewhere); null for every other. */
export function ownAddress(href: string): string | null {
  if (!href.startsWith('/') || !URL.canParse(href, nowhere)) return null;
  const { origin, pathname, search, hash } = new URL(href, nowhere);
  return origin === nowhere ? pathname + search + hash : null;
}

/**
 * The path of the site that a pathname shows, without base, trailing slash, `.html` or `/index`;
 * null for an address outside the site or one of a file.
 */
export function pathOf(pathname: string, base: string): string | null {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null;
  const path = decodeAddress(pathname.slice(base.length))
    .replace(/(?:\/index)?(?:\.html)?\/*$/, '')
    .replace(/\/{2,}/g, '/');
  if (path === '') return '/';
  return /\.[a-z0-9]+$/i.test(path) ? null : path;
}

/** The data file of a path, below the base of the site. */
export function dataOf(path: string): string {
  return `/data/pages${path === '/' ? '/index' : path}.json`;
}

/** The id that the hash of an address names, `#caf%C3%A9`; one that cannot be decoded stays as it is. */
export function decodeAnchor(hash: string): string {
  const anchor = hash.slice(1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** An address as it reads without percent signs; one that cannot be decoded stays as it is. */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
