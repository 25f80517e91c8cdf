import type { NewsPage, Shown } from '../../content/types.ts';
import { byYear } from '../../lib/by-year.ts';
import { NewsRows } from '../../ui/news-rows.tsx';

/** The news by year. */
export function NewsListScreen({ page }: { page: Shown<NewsPage> }) {
  return (
    <div className="page wide listing">
      <h1>{page.title}</h1>
      {byYear(page.news).map(([year, news]) => (
        <section key={year} className="hung" aria-labelledby={`news-${year}`}>
          <h2 id={`news-${year}`}>{year}</h2>
          <NewsRows news={news} ofYear />
        </section>
      ))}
    </div>
  );
}
