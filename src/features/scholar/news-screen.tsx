import type { NewsItemPage } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { TextPage } from './text-page.tsx';

export function NewsScreen({ page }: { page: NewsItemPage }) {
  const day = (
    <>
      <time dateTime={page.date}>{formatDay(page.date)}</time>
      {page.award && <strong className="award">Award</strong>}
    </>
  );
  return <TextPage page={page} eyebrow={day} lead={page.link && <SiteLink {...page.link}>Read more</SiteLink>} />;
}
