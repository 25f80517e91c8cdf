import type { SiteData } from '../../content/types.ts';
import { ExternalLink } from '../../ui/external-link.tsx';

export function BookLink({ book: { title, url, openAccess } }: { book: NonNullable<SiteData['book']> }) {
  return (
    <p className="home-ways">
      <ExternalLink className="button" href={url}>
        {openAccess ? 'Read the book' : 'About the book'}
        <span className="visually-hidden">
          : <cite>{title}</cite>
        </span>
      </ExternalLink>
    </p>
  );
}
