import type { CoursePage, Shown, Syllabus } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';
import { MarkupBlock } from '../../ui/markup-block.tsx';
import { Facts } from './facts.tsx';
import { CalendarLink, Links } from './links.tsx';
import { dateTerms } from './name-terms.ts';
import { TextPage } from './text-page.tsx';

export function CourseScreen({ page }: { page: Shown<CoursePage> }) {
  const { institution, level, terms, files, calendar, description, syllabus } = page;
  const facts = (
    <Facts
      facts={[
        ['Where', institution],
        ['Level', level],
        ['When', dateTerms(terms)],
        ['Files', files.length > 0 && <Links links={files} />],
        ['Sessions', calendar && <CalendarLink href={calendar}>Add to a calendar</CalendarLink>],
      ]}
    />
  );
  return (
    <TextPage page={page} updated={page.updated} lead={description} facts={facts}>
      {syllabus && <Sessions id={syllabus.id} sessions={syllabus.sessions} />}
      {syllabus && syllabus.references.length > 0 && <References body={syllabus.references} />}
    </TextPage>
  );
}

/** They are no part of the text that is read back from the document. */
function References({ body }: { body: Syllabus['references'] }) {
  return (
    <div className="prose">
      {body.map((part) => (
        <MarkupBlock key={part.key} className="text" markup={part} />
      ))}
    </div>
  );
}

function Sessions({ id, sessions }: Pick<Syllabus, 'id' | 'sessions'>) {
  return (
    <section className="sessions" aria-labelledby={id}>
      <h2 id={id}>Syllabus</h2>
      <ol className="index-rows">
        {sessions.map((session, index) => (
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
    </section>
  );
}
