import type { CitationFile, SiteData } from '../../content/types.ts';
import { Cite } from '../../ui/cite.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { BookCover } from './book-cover.tsx';

interface LatestBookProps {
  readonly book: NonNullable<SiteData['book']>;
  readonly cite: readonly CitationFile[];
}

export function LatestBook({ book, cite }: LatestBookProps) {
  const { title, publisher, year, url, openAccess } = book;
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
          {openAccess ? 'Download PDF' : 'Publisher’s page'}
        </ExternalLink>
        <Cite files={cite} what="the book" />
      </div>
    </section>
  );
}
