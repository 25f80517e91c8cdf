import { site } from '../../content/site.ts';
import { SiteLink } from '../../ui/site-link.tsx';

export function BookLink() {
  return (
    <p className="book-link">
      <SiteLink href={site.book.url} external>
        Read the book: <cite>{site.book.title}</cite>
      </SiteLink>
    </p>
  );
}
