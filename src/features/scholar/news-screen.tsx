import type { NewsItemPage, Shown } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { TextPage } from './text-page.tsx';

export function NewsScreen({ page }: { page: Shown<NewsItemPage> }) {
  return (
    <TextPage
      page={page}
      label={page.award && <strong className="award">Award</strong>}
      date={page.date}
      lead={page.link && <SiteLink {...page.link}>Read more</SiteLink>}
    />
  );
}
