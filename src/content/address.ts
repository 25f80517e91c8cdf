/** An origin that no link can have, to resolve paths against. */
const nowhere = 'https://site.invalid';

/** Puts the site's base before a path of the site; other addresses stay as they are. */
export function addressOf(href: string, base: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? base + href : href;
}

/**
 * A path of the site, normalised as a browser would; null for addresses that lead elsewhere, such as `/\\evil.example`.
 */
export function ownAddress(href: string): string | null {
  if (!href.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(href, nowhere);
    return origin === nowhere ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

/**
 * The path of the site that a pathname stands for, without base, trailing slash, `.html` or `/index`; null outside the
 * site and for files.
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

/** The decoded id in a hash such as `#caf%C3%A9`; as it is if it cannot be decoded. */
export function decodeAnchor(hash: string): string {
  const anchor = hash.slice(1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** A percent-decoded address; as it is if it cannot be decoded. */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
