import type { Link } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';

export function TopicPager({ previous, next }: { previous: Link | null; next: Link | null }) {
  return (
    <nav className="pager" aria-label="Previous and next topic">
      {previous && (
        <SiteLink className="pager-previous" rel="prev" href={previous.href}>
          <span className="pager-label">Previous Topic</span>
          <span className="pager-title">{previous.title}</span>
        </SiteLink>
      )}
      {next && (
        <SiteLink className="pager-next" rel="next" href={next.href}>
          <span className="pager-label">Next Topic</span>
          <span className="pager-title">{next.title}</span>
        </SiteLink>
      )}
    </nav>
  );
}
