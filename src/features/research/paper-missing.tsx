import { SiteLink } from '../../ui/site-link.tsx';

/** What an address below /research shows that is no paper. */
export function PaperMissing() {
  return (
    <div className="page">
      <SiteLink className="back-link" href="/research">
        BACK
      </SiteLink>
      <h1>Paper not found</h1>
      <p>
        No paper has this address. All papers are listed on the <SiteLink href="/research">research page</SiteLink>.
      </p>
    </div>
  );
}
