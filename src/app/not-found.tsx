import { SiteLink } from '../ui/site-link.tsx';

export function NotFound() {
  return (
    <div className="page not-found">
      <h1>Page not found</h1>
      <p>No page has this address. It may have been typed with a slip, or the page has moved.</p>
      <p>
        <SiteLink href="/">Home</SiteLink>, <SiteLink href="/resources/foundation">Resources</SiteLink> and{' '}
        <SiteLink href="/research">Research</SiteLink> lead to everything that is here.
      </p>
    </div>
  );
}
