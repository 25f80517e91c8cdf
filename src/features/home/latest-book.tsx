import { site } from '../../content/site.ts';
import type { CitationFile } from '../../content/types.ts';
import { Cite } from '../../ui/cite.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { BookCover } from './book-cover.tsx';

export function LatestBook({ cite }: { cite: readonly CitationFile[] }) {
  if (site.book === null) return null;
  const { title, publisher, year, url, openAccess } = site.book;
  return (
    <section className="latest-book" aria-labelledby="latest-book">
      <BookCover of={title} />
      <div className="latest-book-text">
        <h2 id="latest-book">Latest Book</h2>
        <p className="latest-book-title">
          <cite>{title}</cite>
        </p>
        <p className="latest-book-facts">
          {publisher}, {year}
        </p>
        {openAccess && <p>The book is open access: free to read, to download and to share with students.</p>}
        <ExternalLink className="button" href={url}>
          Download PDF
        </ExternalLink>
        <Cite files={cite} what="the book" />
      </div>
    </section>
  );
}
