import type { AuditAction, DeskSession } from '../../../server/desk-contract.ts';
import { formatStamp } from '../../lib/times.ts';
import { Awaited, LongList, usePart, ViewHeading } from './desk-list.tsx';
import type { DeskStore } from './desk-state.ts';
import { TwoFactor } from './two-factor.tsx';

/** The professor's login: its second factor, where it is used, and what was changed with it. */
export function AccountView({ store }: { store: DeskStore }) {
  const account = usePart(store, 'account');
  const audit = usePart(store, 'audit');
  if (account === undefined) return <Awaited part="account" store={store} />;
  return (
    <>
      <ViewHeading>Account</ViewHeading>
      <p className="quiet desk-lead">You are logged in as {account.email}.</p>
      <h3 className="desk-third">Two-factor login</h3>
      <TwoFactor account={account} store={store} />
      <h3 className="desk-third">Where you are logged in</h3>
      <ul className="desk-rows">
        {account.sessions.map((session) => (
          <SessionRow key={session.id} session={session} store={store} />
        ))}
      </ul>
      <h3 className="desk-third">What was changed here</h3>
      <LongList entries={audit ?? []} step={20} none="Nothing yet.">
        {(some) => (
          <ul className="desk-rows">
            {some.map(({ id, professor, action, subject, createdAt }) => (
              <li key={id}>
                <span>
                  {actions[action]}
                  {subject !== null && <span className="desk-subject"> {`#${subject.slice(-4).toUpperCase()}`}</span>}
                </span>
                <span className="quiet">{professor}</span>
                <time dateTime={createdAt}>{formatStamp(createdAt)}</time>
              </li>
            ))}
          </ul>
        )}
      </LongList>
    </>
  );
}

function SessionRow({ session, store }: { session: DeskSession; store: DeskStore }) {
  const { id, device, createdAt, usedAt, isThis } = session;
  const end = () =>
    store
      .getState()
      .change({ method: 'DELETE', path: `/api/desk/sessions/${id}` }, 'The session has ended.', 'account');
  return (
    <li>
      <span>
        {device || 'A browser that did not say its name'}
        {isThis && <span className="desk-mark">this one</span>}
      </span>
      <span className="quiet">
        since <time dateTime={createdAt}>{formatStamp(createdAt)}</time>, last used{' '}
        <time dateTime={usedAt}>{formatStamp(usedAt)}</time>
      </span>
      {!isThis && (
        <button type="button" className="button-plain" onClick={() => void end()}>
          End
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
