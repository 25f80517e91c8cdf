import type { NewsItemPage } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { Changed } from './changed.tsx';
import { TextPage } from './text-page.tsx';

export function NewsScreen({ page }: { page: NewsItemPage }) {
  const facts = (
    <>
      <p className="byline">
        <time dateTime={page.date}>{formatDay(page.date)}</time>
      </p>
      {page.link && (
        <p className="lead">
          <SiteLink {...page.link}>Read more</SiteLink>
        </p>
      )}
      <Changed page={page} />
    </>
  );
  return (
    <TextPage page={page} eyebrow={page.award ? <strong className="award">Award</strong> : 'News'} facts={facts} />
  );
}
