import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { TalkPage } from '../../content/types.ts';
import { Dateline } from '../../ui/dateline.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Links } from './links.tsx';
import { TalkTime } from './talk-time.tsx';
import { TextPage } from './text-page.tsx';

export function TalkScreen({ page }: { page: TalkPage }) {
  const facts = (
    <>
      <p className="byline">
        <TalkTime talk={page} />
        <br />
        {page.place}
      </p>
      <Links links={page.links} />
      <Dateline draft={page.draft} minutes={page.minutes} updated={page.updated} />
    </>
  );
  return (
    <TextPage page={page} eyebrow={page.event} facts={facts}>
      {page.papers.length > 0 && (
        <nav className="works" aria-labelledby="about-papers">
          <h2 id="about-papers">Papers</h2>
          <ul>
            {page.papers.map(({ href, title }) => (
              <li key={href}>
                <SiteLink href={href}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="calendar-link">
        <a href={addressOf(page.calendar, site.base)} download>
          Add to a calendar
        </a>
      </p>
    </TextPage>
  );
}
