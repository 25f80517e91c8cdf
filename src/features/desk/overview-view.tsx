import type { WaitingKind } from '../../../server/desk-contract.ts';
import { formatStamp } from '../../lib/times.ts';
import { Awaited, usePart, ViewHeading } from './desk-list.tsx';
import type { DeskStore } from './desk-state.ts';
import { WeekPlot } from './week-plot.tsx';

const kinds: Readonly<Record<WaitingKind, { readonly title: string; readonly one: string; readonly view: string }>> = {
  question: { title: 'Questions', one: 'Question', view: 'questions' },
  submission: { title: 'Submissions', one: 'Submission', view: 'submissions' },
  message: { title: 'Messages', one: 'Message', view: 'messages' },
  declined: { title: 'Declined by the chatbot', one: 'Chat', view: 'chat' },
};

function addressOf(kind: WaitingKind, id: string): string {
  return kind === 'declined' ? '#chat' : `#${kinds[kind].view}/${id}`;
}

/** What waits, newest first, and what came in week by week. */
export function OverviewView({ store }: { store: DeskStore }) {
  const overview = usePart(store, 'overview');
  if (overview === undefined) return <Awaited part="overview" store={store} />;
  const { newest, waiting, weeks } = overview;
  return (
    <div className="desk-overview">
      <div>
        <ViewHeading>Waiting for you</ViewHeading>
        {newest.length === 0 ? (
          <p className="quiet desk-none">Nothing is waiting. Everything is answered.</p>
        ) : (
          <ol className="desk-waiting">
            {newest.map(({ kind, id, who, title, createdAt }) => (
              <li key={kind + id}>
                <a href={addressOf(kind, id)}>
                  <span className="desk-kind">
                    {kinds[kind].one}
                    {who !== null && (
                      <>
                        {' by '}
                        <bdi>{who}</bdi>
                      </>
                    )}
                  </span>
                  <bdi className="desk-title">{title}</bdi>
                  <time dateTime={createdAt}>{formatStamp(createdAt)}</time>
                </a>
              </li>
            ))}
          </ol>
        )}
      </div>
      <section className="desk-plots" aria-labelledby="weeks">
        <h2 id="weeks">The last twelve weeks</h2>
        {(Object.keys(kinds) as WaitingKind[]).map((kind) => (
          <WeekPlot
            key={kind}
            title={kinds[kind].title}
            waiting={waiting[kind]}
            weeks={weeks.map((week) => ({ monday: week.monday, count: week[kind] }))}
          />
        ))}
      </section>
    </div>
  );
}
