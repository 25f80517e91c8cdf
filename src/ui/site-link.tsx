import type { AnchorHTMLAttributes } from 'react';
import { addressOf } from '../content/address.ts';
import { site } from '../content/site.ts';
import type { AnyHref } from '../content/types.ts';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: AnyHref;
  /** Leads out of the site: opens a new tab and says so. */
  readonly external?: boolean;
}

/** A plain link; the shell follows those that stay on the site without loading the document again. */
export function SiteLink({ href, external = false, children, ...rest }: SiteLinkProps) {
  if (!external) {
    return (
      <a {...rest} href={addressOf(href, site.base)}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
