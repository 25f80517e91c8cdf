import type { AnchorHTMLAttributes } from 'react';
import { addressOf } from '../content/address.ts';
import { site } from '../content/site.ts';
import type { AnyHref } from '../content/types.ts';
import { ExternalLink } from './external-link.tsx';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: AnyHref;
  readonly external?: boolean;
}

/** A plain link; within the site the app follows it without loading a new document. */
export function SiteLink({ href, external = false, ...rest }: SiteLinkProps) {
  return external ? <ExternalLink {...rest} href={href} /> : <a {...rest} href={addressOf(href, site.base)} />;
}
