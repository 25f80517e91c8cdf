import type { ReactNode } from 'react';
import { SiteLink } from '../../ui/site-link.tsx';
import { SmallPage } from '../../ui/small-page.tsx';

interface PaperMissingProps {
  /** The requested address. */
  readonly address: ReactNode;
  readonly search: ReactNode;
}

/** The page for an address below /research that is no paper. */
export function PaperMissing({ address, search }: PaperMissingProps) {
  return (
    <SmallPage title="Paper not found">
      <div className="prose">
        <p>
          No paper has this address
          {address}. All papers are listed on the <SiteLink href="/research">research page</SiteLink>.
        </p>
        {search}
      </div>
    </SmallPage>
  );
}
