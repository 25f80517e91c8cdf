import { site } from '../../content/site.ts';
import type { HomePage, Shown } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { CurveFamily } from '../../ui/curve-family.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { BookLink } from './book-link.tsx';
import { LatestBook } from './latest-book.tsx';
import { LatestNews } from './latest-news.tsx';
import { LatestResearch } from './latest-research.tsx';
import { PromoCards } from './promo-cards.tsx';
import { ResourceCards } from './resource-cards.tsx';
import { Video } from './video.tsx';

function Quote({ quote }: { quote: NonNullable<HomePage['quote']> }) {
  return (
    <figure className="quote" dir={quote.dir}>
      <blockquote>
        <p>{quote.text}</p>
      </blockquote>
      {quote.source && <figcaption>{quote.source}</figcaption>}
    </figure>
  );
}

/**
 * The introduction, the book, the papers, the topics, and the rest. The figures of the introduction are shown further
 * down, where there is room; a single one has no number.
 */
export function HomeScreen({ page }: { page: Shown<HomePage> }) {
  const texts = page.intro.filter((part) => !('figure' in part));
  const all = page.intro.filter((part) => 'figure' in part);
  const figures = all.length === 1 ? all.map((figure) => ({ ...figure, number: 0 })) : all;
  return (
    <div className="home">
      <section className="home-intro">
        <div>
          <h1>{page.headline}</h1>
          {site.book && <BookLink book={site.book} />}
        </div>
        {site.curves || page.photo === null ? (
          <CurveFamily />
        ) : (
          <Portrait className="home-portrait" photo={page.photo} size={320} />
        )}
        <div className="home-text">
          <BodyText body={texts} />
        </div>
      </section>
      {site.book && <LatestBook book={site.book} cite={page.cite} />}
      {page.research.length > 0 && <LatestResearch cards={page.research} />}
      {page.resources.length > 0 && <ResourceCards cards={page.resources} />}
      {page.quote && <Quote quote={page.quote} />}
      {figures.length > 0 && <BodyText body={figures} />}
      {page.news && <LatestNews news={page.news} />}
      {page.promo.length > 0 && <PromoCards cards={page.promo} />}
      {page.video && <Video video={page.video} />}
    </div>
  );
}
