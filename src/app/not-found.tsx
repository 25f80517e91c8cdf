import { site } from '../content/site.ts';
import { SiteLink } from '../ui/site-link.tsx';

export function NotFound() {
  return (
    <div className="page not-found">
      <h1>Page not found</h1>
      <div className="prose">
        <p>No page has this address. Check the address for a typo; the page may also have moved.</p>
        <p>Start from one of these:</p>
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
