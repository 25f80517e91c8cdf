import type { AnyLink, Link } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** Slides, files and whatever else belongs to something, in one line. */
export function Links({ links }: { links: readonly (Link | AnyLink)[] }) {
  return (
    links.length > 0 && (
      <ul className="more-links">
        {links.map(({ title, ...link }) => (
          <li key={`${title} ${link.href}`}>
            <SiteLink {...link}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    )
  );
}
