import { useEffect, useState } from 'react';
import { site } from '../content/site.ts';
import { SiteLink } from '../ui/site-link.tsx';

/** The year is the visitor's own, so it is filled in when the page has come to life. */
export function Footer() {
  const [year, setYear] = useState<number | null>(null);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return (
    <footer className="site-footer">
      <p>{`©${year === null ? '' : ` ${year}`} ${site.copyright}. All Rights Reserved.`}</p>
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
