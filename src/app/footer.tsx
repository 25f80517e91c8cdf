import { addressOf } from '../content/address.ts';
import type { ShownPage } from '../content/page-store.ts';
import { site } from '../content/site.ts';
import type { Page } from '../content/types.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { askConsent } from './analytics.ts';

/** The year comes from the visitor's clock, so it is filled in after hydration. */
export function Footer({ shown }: { shown: ShownPage }) {
  const isHydrated = useHydrated();
  return (
    <footer className="site-footer">
      <p>{`©${isHydrated ? ` ${new Date().getFullYear()}` : ''} ${site.copyright}. All Rights Reserved.`}</p>
      <Profiles />
      <nav aria-label="Footer">
        <Correction shown={shown} />
        {site.footer.map(({ title, href }) => (
          <SiteLink key={href} href={href}>
            {title}
          </SiteLink>
        ))}
        <SiteLink href="/privacy-policy">Privacy Policy</SiteLink>
        {askConsent !== null && isHydrated && (
          <button type="button" className="button-plain" onClick={askConsent}>
            Analytics
          </button>
        )}
      </nav>
    </footer>
  );
}

/** Links to the researcher's profiles elsewhere. */
function Profiles() {
  return (
    site.profiles.length > 0 && (
      <nav aria-label="Profiles">
        {site.profiles.map(({ title, href, icon }) => (
          <ExternalLink key={href} href={href} rel="me">
            <svg width="14" height="14" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d={icon} />
            </svg>
            {title}
          </ExternalLink>
        ))}
      </nav>
    )
  );
}

/** A link to edit the page's source or else to report a mistake in the contact form; pages with forms have none. */
function Correction({ shown: { path, result } }: { shown: ShownPage }) {
  if (result.status !== 'ready' || forms.has(result.page.kind)) return null;
  const { edit } = result.page;
  return <a href={edit ?? addressOf(`/contact?about=${path}`, site.base)}>Suggest a correction</a>;
}

const forms: ReadonlySet<string> = new Set<Page['kind']>(['contact', 'forum', 'chatbot', 'questionnaire']);
