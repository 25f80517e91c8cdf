import { site } from '../../content/site.ts';
import { ExternalLink } from '../../ui/external-link.tsx';

export function BookLink() {
  if (site.book === null) return null;
  return (
    <p className="home-ways">
      <ExternalLink className="button" href={site.book.url}>
        Read the book
        <span className="visually-hidden">
          : <cite>{site.book.title}</cite>
        </span>
      </ExternalLink>
    </p>
  );
}
