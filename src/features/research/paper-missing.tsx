import type { ReactNode } from 'react';
import { SiteLink } from '../../ui/site-link.tsx';
import { SmallPage } from '../../ui/small-page.tsx';

interface PaperMissingProps {
  /** Names the address. */
  readonly address: ReactNode;
  readonly search: ReactNode;
}

/** What an address below /research shows that is no paper. */
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
