import { site } from '../../content/site.ts';
import { ExternalLink } from '../../ui/external-link.tsx';

export function BookLink() {
  if (site.book === null) return null;
  return (
    <p className="book-link">
      <ExternalLink href={site.book.url}>
        Read the book: <cite>{site.book.title}</cite>
      </ExternalLink>
    </p>
  );
}
