import { useEffect, useState } from 'react';
import { searchStore } from '../features/search/browser-store.ts';
import { SiteLink } from '../ui/site-link.tsx';

export function NotFound() {
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return (
    <div className="page not-found">
      <h1>Page not found</h1>
      <div className="prose">
        <p>No page has this address. Check the address for a typo; the page may also have moved.</p>
        <p>
          What you are looking for may be among the <SiteLink href="/resources">topics</SiteLink>, the{' '}
          <SiteLink href="/research">papers</SiteLink> or the <SiteLink href="/answers">answers</SiteLink>.
        </p>
        {running && (
          <button type="button" className="button" onClick={searchStore.getState().show}>
            Search this site
          </button>
        )}
      </div>
    </div>
  );
}
