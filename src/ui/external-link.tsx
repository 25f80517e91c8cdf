import type { AnchorHTMLAttributes } from 'react';

/** A link out of the site: it opens a new tab and says so to those who cannot see that. */
export function ExternalLink({ children, rel, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} target="_blank" rel={rel === undefined ? 'noopener noreferrer' : `${rel} noopener noreferrer`}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
