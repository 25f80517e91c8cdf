import { useEffect, useState } from 'react';
import { site } from '../content/site.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { SiteLink } from '../ui/site-link.tsx';

/** The year is the visitor's own, so it is filled in when the page has come to life. */
export function Footer() {
  const [year, setYear] = useState<number | null>(null);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return (
    <footer className="site-footer">
      <p>{`©${year === null ? '' : ` ${year}`} ${site.copyright}. All Rights Reserved.`}</p>
      <Profiles />
      <nav aria-label="Footer">
        {site.footer.map(({ title, href }) => (
          <SiteLink key={href} href={href}>
            {title}
          </SiteLink>
        ))}
        <SiteLink href="/privacy-policy">Privacy Policy</SiteLink>
      </nav>
    </footer>
  );
}

/** Where else the researcher is found. */
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
