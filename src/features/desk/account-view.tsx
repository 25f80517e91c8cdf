import type { ReactNode } from 'react';
import type { AuditAction, DeskSession } from '../../../server/contract/desk.ts';
import { formatStamp } from '../../lib/times.ts';
import { Awaited, LongList, usePart, ViewHeading } from './desk-list.tsx';
import type { DeskStore } from './desk-state.ts';
import { TwoFactor } from './two-factor.tsx';

/** The professor's account: the second factor, the sessions, and what was changed with it. */
export function AccountView({ store }: { store: DeskStore }) {
  const account = usePart(store, 'account');
  const audit = usePart(store, 'audit');
  if (account === undefined) return <Awaited part="account" store={store} />;
  return (
    <>
      <ViewHeading>Account</ViewHeading>
      <p className="quiet desk-lead">You are logged in as {account.email}.</p>
      <Part title="Two-factor login">
        <TwoFactor account={account} store={store} />
      </Part>
      <Part title="Where you are logged in">
        <ul className="desk-rows">
          {account.sessions.map((session) => (
            <SessionRow key={session.id} session={session} store={store} />
          ))}
        </ul>
      </Part>
      <Part title="What was changed here">
        <LongList entries={audit ?? []} step={20} none="Nothing yet.">
          {(some) => (
            <ul className="desk-rows">
              {some.map(({ id, professor, action, subject, createdAt }) => (
                <li key={id}>
                  <span>
                    {actions[action]}
                    {subject !== null && <span className="desk-subject"> {`#${subject.slice(-4).toUpperCase()}`}</span>}
                  </span>
                  {professor !== account.email && <span className="quiet">{professor}</span>}
                  <time dateTime={createdAt}>{formatStamp(createdAt)}</time>
                </li>
              ))}
            </ul>
          )}
        </LongList>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="desk-part">
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  );
}

function SessionRow({ session, store }: { session: DeskSession; store: DeskStore }) {
  const { id, device, createdAt, usedAt, isThis } = session;
  const end = () =>
    store
      .getState()
      .change({ method: 'DELETE', path: `/api/desk/sessions/${id}` }, 'The session has ended.', 'account');
  return (
    <li className="desk-session">
      <p>
        <strong>{device || 'A program that did not say its name'}</strong>
        {isThis && <span className="desk-mark">This browser, now</span>}
      </p>
      <p className="quiet">
        Logged in <time dateTime={createdAt}>{formatStamp(createdAt)}</time>
        {!isThis && (
          <>
            , last used <time dateTime={usedAt}>{formatStamp(usedAt)}</time>
          </>
        )}
      </p>
      {!isThis && (
        <button type="button" className="button-quiet" onClick={() => void end()}>
          End session
        </button>
      )}
    </li>
  );
}

const actions: Readonly<Record<AuditAction, string>> = {
  reply: 'Replied to question',
  'edit-reply': 'Changed the reply to question',
  hide: 'Hid question',
  show: 'Brought back question',
  delete: 'Deleted question',
  'undo-delete': 'Undid the deletion of question',
  'submission-done': 'Done with submission',
  'submission-waits': 'Reopened submission',
  'submission-restored': 'Moved out of spam: submission',
  'file-opened': 'Saved the file of submission',
  'submissions-exported': 'Saved all submissions',
  'message-done': 'Done with message',
  'message-waits': 'Reopened message',
  'declined-done': 'Done with declined questions',
  'session-ended': 'Ended session',
  'two-factor-on': 'Turned two-factor login on',
  'two-factor-off': 'Turned two-factor login off',
};
