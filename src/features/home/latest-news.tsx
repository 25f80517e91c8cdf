import type { HomePage } from '../../content/types.ts';
import { NewsRows } from '../../ui/news-rows.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

export function LatestNews({ news: { list, latest } }: { news: NonNullable<HomePage['news']> }) {
  return (
    <section className="latest-news" aria-labelledby="latest-news">
      <h2 id="latest-news">{list.title}</h2>
      <NewsRows news={latest} />
      <SiteLink className="all-news" href={list.href}>
        All news
      </SiteLink>
    </section>
  );
}
