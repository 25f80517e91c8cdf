import type { Link } from '../content/types.ts';
import { SiteLink } from './site-link.tsx';

interface PagerProps {
  /** What the pages are called: `Topic`. */
  readonly what: string;
  readonly previous: Link | null;
  readonly next: Link | null;
}

/** Links to the pages before and after this one. */
export function Pager({ what, previous, next }: PagerProps) {
  return (
    <nav className="pager" aria-label={`Previous and next ${what.toLowerCase()}`}>
      {previous && (
        <SiteLink rel="prev" href={previous.href}>
          <span className="pager-label">{`Previous ${what}`}</span>
          <span className="pager-title">{previous.title}</span>
        </SiteLink>
      )}
      {next && (
        <SiteLink rel="next" href={next.href}>
          <span className="pager-label">{`Next ${what}`}</span>
          <span className="pager-title">{next.title}</span>
        </SiteLink>
      )}
    </nav>
  );
}
