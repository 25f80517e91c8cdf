import { searchStore } from '../features/search/browser-store.ts';
import { SiteLink } from '../ui/site-link.tsx';

export function NotFound() {
  return (
    <div className="page not-found">
      <h1>Page not found</h1>
      <div className="prose">
        <p>No page has this address. Check the address for a typo; the page may also have moved.</p>
        <p>
          What you are looking for may be among the <SiteLink href="/resources">topics</SiteLink>, the{' '}
          <SiteLink href="/research">papers</SiteLink> or the <SiteLink href="/answers">answers</SiteLink>.
        </p>
        <button type="button" className="button needs-scripts" onClick={searchStore.getState().show}>
          Search this site
        </button>
      </div>
    </div>
  );
}
