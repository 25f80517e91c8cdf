import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { AnyLink, Link } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';

interface LinksProps {
  readonly links: readonly (Link | AnyLink)[];
  /** A word before them that says what they are. */
  readonly label?: string;
}

/** Slides, files and other links of something, in one line. */
export function Links({ links, label }: LinksProps) {
  return (
    links.length > 0 && (
      <div className="more-links">
        {label && <span>{label}</span>}
        <ul>
          {links.map(({ title, ...link }) => (
            <li key={`${title} ${link.href}`}>
              <SiteLink {...link}>{title}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

/** A calendar file to download. */
export function CalendarLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="calendar-link" href={addressOf(href, site.base)} download>
      {children}
    </a>
  );
}
