import { site } from '../../content/site.ts';
import { ExternalLink } from '../../ui/external-link.tsx';

export function BookLink() {
  return (
    <p className="book-link">
      <ExternalLink href={site.book.url}>
        Read the book: <cite>{site.book.title}</cite>
      </ExternalLink>
    </p>
  );
}
