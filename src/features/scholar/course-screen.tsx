import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { CoursePage } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';
import { Changed } from './changed.tsx';
import { Links } from './links.tsx';
import { nameTerms } from './name-terms.ts';
import { TextPage } from './text-page.tsx';

export function CourseScreen({ page }: { page: CoursePage }) {
  const facts = (
    <>
      <p className="byline">{nameTerms(page.terms)}</p>
      <p className="lead">{page.description}</p>
      <Links links={page.files} />
      <Changed page={page} />
    </>
  );
  const eyebrow = page.level === null ? page.institution : `${page.institution} · ${page.level}`;
  return (
    <TextPage page={page} eyebrow={eyebrow} facts={facts}>
      {page.syllabus.length > 0 && <Syllabus page={page} />}
    </TextPage>
  );
}

function Syllabus({ page: { syllabus, calendar } }: { page: CoursePage }) {
  return (
    <section className="sessions" aria-labelledby="syllabus">
      <h2 id="syllabus">Syllabus</h2>
      <ol className="index-rows">
        {syllabus.map((session, index) => (
          <li key={`${session.date} ${session.title}`} className="index-row">
            <p className="index-when">
              {session.date === null ? (
                `Session ${index + 1}`
              ) : (
                <time dateTime={session.date}>{formatDay(session.date)}</time>
              )}
            </p>
            <h3>{session.title}</h3>
            {session.text && <p className="index-text">{session.text}</p>}
            <Links label="Read" links={session.readings} />
            <Links label="Files" links={session.files} />
          </li>
        ))}
      </ol>
      {calendar && (
        <p className="calendar-link">
          <a href={addressOf(calendar, site.base)} download>
            The sessions for a calendar
          </a>
        </p>
      )}
    </section>
  );
}
