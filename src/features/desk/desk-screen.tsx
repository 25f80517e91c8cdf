import { type MouseEvent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { LoginForm } from '../../ui/login-form.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { SmallPage } from '../../ui/small-page.tsx';
import { AccountView } from './account-view.tsx';
import { deskStore } from './browser-store.ts';
import { ChatView } from './chat-view.tsx';
import { DeskNav } from './desk-nav.tsx';
import type { DeskStore } from './desk-state.ts';
import { DeskStatus } from './desk-status.tsx';
import { MessagesView } from './messages-view.tsx';
import { OverviewView } from './overview-view.tsx';
import { QuestionsView } from './questions-view.tsx';
import { SubmissionPage } from './submission-page.tsx';
import { SubmissionsView } from './submissions-view.tsx';
import { type DeskView, EnteredContext, useView } from './use-view.ts';
import { ViewsView } from './views-view.tsx';

/** The professor's desk, or its login. */
export function DeskScreen({ store = deskStore }: { store?: DeskStore }) {
  const token = useStore(store, (desk) => desk.token);
  // Who has just logged in is led to what the desk shows.
  const [hasLoggedIn, setLoggedIn] = useState(false);
  useEffect(() => store.getState().open(), [store]);
  if (token === null)
    return (
      <SmallPage title="Desk">
        <Entrance store={store} onLogin={() => setLoggedIn(true)} />
      </SmallPage>
    );
  return (
    <div className="page desk">
      <div className="desk-head">
        <h1>Desk</h1>
        <button type="button" className="button-plain" onClick={store.getState().logout}>
          Log out
        </button>
      </div>
      <Desk store={store} hasLoggedIn={hasLoggedIn} />
    </div>
  );
}

function Entrance({ store, onLogin }: { store: DeskStore; onLogin: () => void }) {
  const { loggingIn, loginProblem, wantsCode, login } = useStore(store);
  return (
    <div className="desk-entrance">
      <p>
        Here the professor reads and answers what visitors have sent. Visitors ask in the{' '}
        <SiteLink href="/forum">forum</SiteLink>.
      </p>
      <LoginForm
        working={loggingIn}
        problem={loginProblem}
        wantsCode={wantsCode}
        onLogin={(request) => {
          onLogin();
          void login(request);
        }}
      />
      <p className="quiet">A lost password is replaced by whoever runs the server of this site.</p>
    </div>
  );
}

function Desk({ store, hasLoggedIn }: { store: DeskStore; hasLoggedIn: boolean }) {
  const { view, isEntered } = useView();
  // Every section shows the counts; the overview loads them itself.
  const isOverview = view.name === '';
  useEffect(() => {
    if (!isOverview && store.getState().data.overview === undefined) void store.getState().load('overview');
  }, [store, isOverview]);
  return (
    <>
      <DeskNav view={view} store={store} />
      <DeskStatus store={store} />
      <section className="desk-view" key={view.name + (view.id ?? '')} onClickCapture={stopSecondClick}>
        <EnteredContext value={isEntered || hasLoggedIn}>
          <ViewOf view={view} store={store} />
        </EnteredContext>
      </section>
    </>
  );
}

/** The second click of a double click would hit the entry that has moved up under the pointer. */
function stopSecondClick(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target as Element).closest('button')) return;
  event.preventDefault();
  event.stopPropagation();
}

function ViewOf({ view, store }: { view: DeskView; store: DeskStore }) {
  switch (view.name) {
    case 'questions':
      return <QuestionsView id={view.id} store={store} />;
    case 'submissions':
      return view.id === null ? <SubmissionsView store={store} /> : <SubmissionPage id={view.id} store={store} />;
    case 'messages':
      return <MessagesView id={view.id} store={store} />;
    case 'chat':
      return <ChatView store={store} />;
    case 'views':
      return <ViewsView store={store} />;
    case 'account':
      return <AccountView store={store} />;
    default:
      return <OverviewView store={store} />;
  }
}
