import type { DeskOverview, WaitingKind } from '../../../server/contract/desk.ts';
import { plainMarkdown } from '../../lib/plain-markdown.ts';
import { formatStamp } from '../../lib/times.ts';
import { Awaited, usePart, ViewHeading } from './desk-list.tsx';
import type { DeskStore } from './desk-state.ts';
import { WeekPlot } from './week-plot.tsx';

interface Kind {
  readonly title: string;
  readonly one: string;
  readonly view: string;
}

const kinds: Readonly<Record<WaitingKind, Kind>> = {
  question: { title: 'Questions', one: 'Question', view: 'questions' },
  submission: { title: 'Submissions', one: 'Submission', view: 'submissions' },
  message: { title: 'Messages', one: 'Message', view: 'messages' },
  declined: { title: 'Declined by the chatbot', one: 'Chat', view: 'chat' },
};

const names = Object.keys(kinds) as WaitingKind[];

function hrefOf(kind: WaitingKind, id: string): string {
  return kind === 'declined' ? '#chat' : `#${kinds[kind].view}/${id}`;
}

/** Links to what waits and is not in the list of the newest. */
function Unnamed({ overview: { newest, waiting } }: { overview: DeskOverview }) {
  const rest = names.flatMap((kind) => {
    const count = waiting[kind] - newest.filter((one) => one.kind === kind).length;
    return count > 0 ? [{ kind, count }] : [];
  });
  if (rest.length === 0) return null;
  return (
    <p className="quiet desk-lead">
      {'Older ones: '}
      {rest.map(({ kind, count }, index) => (
        <span key={kind}>
          {index > 0 && ', '}
          <a href={`#${kinds[kind].view}`}>{`${kinds[kind].title} (${count})`}</a>
        </span>
      ))}
    </p>
  );
}

/** What waits, newest first, and how much came in week by week. */
export function OverviewView({ store }: { store: DeskStore }) {
  const overview = usePart(store, 'overview');
  if (overview === undefined) return <Awaited part="overview" store={store} />;
  const { newest, waiting, weeks } = overview;
  const most = Math.max(...weeks.flatMap((week) => names.map((kind) => week[kind])));
  const isDrawn = names.some((kind) => weeks.filter((week) => week[kind] > 0).length > 1);
  return (
    <div className="desk-overview">
      <div>
        <ViewHeading>Waiting for you</ViewHeading>
        {newest.length === 0 ? (
          <p className="desk-none">Nothing is waiting. Everything is answered.</p>
        ) : (
          <ol className="desk-waiting">
            {newest.map(({ kind, id, who, title, createdAt }) => (
              <li key={kind + id}>
                <a href={hrefOf(kind, id)}>
                  <span className="desk-kind">
                    {kinds[kind].one}
                    {who !== null && (
                      <>
                        {' by '}
                        <bdi>{who}</bdi>
                      </>
                    )}
                  </span>
                  <bdi className="desk-title">{plainMarkdown(title).replaceAll(/\s*\n\s*/g, ' · ')}</bdi>
                  <time dateTime={createdAt}>{formatStamp(createdAt)}</time>
                </a>
              </li>
            ))}
          </ol>
        )}
        <Unnamed overview={overview} />
      </div>
      <section className="desk-plots" aria-labelledby="weeks">
        <h2 id="weeks">The last twelve weeks</h2>
        {names.map((kind) => (
          <WeekPlot
            key={kind}
            title={kinds[kind].title}
            note={`${waiting[kind]} waiting`}
            weeks={weeks.map((week) => ({ monday: week.monday, count: week[kind] }))}
            most={most}
          />
        ))}
        {isDrawn && <p>A bar is a week. All are drawn to one scale.</p>}
      </section>
    </div>
  );
}
