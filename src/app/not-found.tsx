import { site } from '../content/site.ts';
import { SiteLink } from '../ui/site-link.tsx';

export function NotFound() {
  return (
    <div className="page not-found">
      <h1>Page not found</h1>
      <div className="prose">
        <p>No page has this address. It may have been typed with a slip, or the page has moved.</p>
        <p>These lead to everything that is here:</p>
        <ul>
          {[...site.navigation, { title: 'References', href: '/references' as const }].map(({ href, title }) => (
            <li key={href}>
              <SiteLink href={href}>{title}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
