import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { CvPage, Shown } from '../../content/types.ts';
import { formatDay, todayOf } from '../../lib/dates.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Dateline } from '../../ui/dateline.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { MarkupBlock } from '../../ui/markup-block.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CvSection } from './cv-section.tsx';
import { Links } from './links.tsx';
import { nameTerms } from './name-terms.ts';

/**
 * The curriculum vitae: first what is written by hand, then what the site knows. A talk that took place since the site
 * was built loses its mark after hydration.
 */
export function CvScreen({ page }: { page: Shown<CvPage> }) {
  const today = useHydrated() ? todayOf(new Date()) : '';
  return (
    <article className="page wide cv">
      <CvHead page={page} />
      {page.body.length > 0 && <BodyText body={page.body} />}
      {page.publications.map(({ title, works }) => (
        <CvSection key={title} title={title} written={page.written}>
          {works.map((work) => (
            <li key={work.body.key}>
              <span className="cv-when">{work.year}</span>
              <div>
                <MarkupBlock className="cv-work" markup={work.body} />
                <Links links={work.links} />
              </div>
            </li>
          ))}
        </CvSection>
      ))}
      <CvSection title="Papers on this site" written={page.written}>
        {page.papers.map(({ title, href, date }) => (
          <li key={href}>
            <span className="cv-when">{date.slice(0, 4)}</span>
            <SiteLink href={href}>{title}</SiteLink>
          </li>
        ))}
      </CvSection>
      <CvSection title="Awards" written={page.written}>
        {page.awards.map(({ title, date, link }) => (
          <li key={`${date} ${title}`}>
            <span className="cv-when">{date.slice(0, 4)}</span>
            {link === null ? title : <SiteLink {...link}>{title}</SiteLink>}
          </li>
        ))}
      </CvSection>
      <CvSection title="Talks" written={page.written}>
        {page.talks.map(({ title, href, date, event, place, isToCome }) => (
          <li key={href}>
            <span className="cv-when">{date.slice(0, 4)}</span>
            <p>
              <SiteLink href={href}>{title}</SiteLink>
              {`${endTitle(title)} ${event}, ${place}, `}
              <time dateTime={date}>{formatDay(date)}</time>
              {isToCome && date >= today ? ' (upcoming).' : '.'}
            </p>
          </li>
        ))}
      </CvSection>
      <CvSection title="Teaching" written={page.written}>
        {page.courses.map(({ title, href, institution, level, terms }) => (
          <li key={href}>
            <span className="cv-when">{(terms[0]?.starts ?? '').slice(0, 4)}</span>
            <p>
              <SiteLink href={href}>{title}</SiteLink>
              {`${endTitle(title)} ${[institution, level, nameTerms(terms)].filter(Boolean).join(', ')}.`}
            </p>
          </li>
        ))}
      </CvSection>
    </article>
  );
}

/** The stop after a title, which a question has itself. */
const endTitle = (title: string) => (/[.?!…]$/.test(title) ? '' : '.');

function CvHead({ page }: { page: Shown<CvPage> }) {
  const { name, role, affiliation, email, photo } = page.author;
  return (
    <header className="page-header">
      {photo && <Portrait photo={photo} />}
      <h1>{name}</h1>
      {(role || affiliation) && <p className="byline">{[role, affiliation].filter(Boolean).join(', ')}</p>}
      <p className="cv-contact">
        <a href={`mailto:${email}`}>{email}</a>
        {site.profiles.map(({ title, href }) => (
          <ExternalLink key={href} href={href} rel="me">
            {title}
          </ExternalLink>
        ))}
        <span className="print-only">{site.url}</span>
        <PrintDay updated={page.updated} />
      </p>
      <p className="cv-files">
        <button type="button" onClick={() => print()}>
          Print or save as PDF
        </button>
        <a href={addressOf('/cv.json', site.base)} download>
          Save as JSON Resume
        </a>
      </p>
      <Dateline label={page.title} updated={page.updated} draft={page.draft} />
    </header>
  );
}

/** The day of printing; without scripts the day of the last change. */
function PrintDay({ updated }: { updated: string | null }) {
  const day = useHydrated() ? todayOf(new Date()) : updated;
  return day && <time className="print-only">{formatDay(day)}</time>;
}
