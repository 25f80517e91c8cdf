import type { NewsItem, NewsPage, Shown } from '../../content/types.ts';
import { NewsRows } from '../../ui/news-rows.tsx';

/** The news by year. */
export function NewsListScreen({ page }: { page: Shown<NewsPage> }) {
  const years = new Map<string, NewsItem[]>();
  for (const item of page.news) {
    const year = item.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return (
    <div className="page wide listing">
      <h1>{page.title}</h1>
      {[...years].map(([year, news]) => (
        <section key={year} className="hung" aria-labelledby={`news-${year}`}>
          <h2 id={`news-${year}`}>{year}</h2>
          <NewsRows news={news} ofYear />
        </section>
      ))}
    </div>
  );
}
