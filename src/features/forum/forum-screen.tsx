import { useEffect } from 'react';
import type { Shown } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { SectionDetails } from '../../ui/section-details.tsx';
import { useAddress } from '../../ui/use-address.ts';
import { AskForm } from './ask-form.tsx';
import { forumStoreOf } from './browser-store.ts';
import { ForumDialogs } from './forum-dialogs.tsx';
import type { ForumStore } from './forum-state.ts';
import { ProfessorBar } from './professor-bar.tsx';
import { queryOf } from './question-list.ts';
import { QuestionScreen } from './question-screen.tsx';
import type { ServedForumPage } from './served-page.ts';
import { Thread } from './thread.tsx';

interface ForumScreenProps {
  readonly page: Shown<ServedForumPage>;
  readonly store?: ForumStore;
}

export function ForumScreen({ page, store = forumStoreOf(page) }: ForumScreenProps) {
  useEffect(() => store.getState().open(), [store]);
  const id = page.thread?.id ?? null;

  return id === null ? (
    <ForumList page={page} store={store} />
  ) : (
    <div className="page forum">
      <QuestionScreen id={id} related={page.related ?? []} store={store} />
      <ForumDialogs store={store} />
    </div>
  );
}

function ForumList({ page, store }: Required<ForumScreenProps>) {
  const query = typeof location === 'undefined' ? '' : location.search;
  // Not before: the page as it was sent shows all questions.
  useEffect(() => store.getState().enter(query), [store, query]);
  useAddress(store, queryOf);

  return (
    <div className="page forum">
      <div className="forum-ask">
        <h1>{page.title}</h1>
        <BodyText body={page.intro} />
        <NoScript what={page.thread === undefined ? 'The forum' : 'Asking'} />
        <AskForm store={store} />
      </div>
      {page.faq.length > 0 && (
        <section className="forum-aside" aria-labelledby="faq">
          <h2 id="faq">Frequently asked questions</h2>
          {page.faq.map((section) => (
            <SectionDetails key={section.id} section={section} open={false} level="h3" />
          ))}
        </section>
      )}
      <div className="forum-thread">
        <Thread store={store} isServed={page.thread !== undefined} />
        <ProfessorBar store={store} />
      </div>
      <ForumDialogs store={store} />
    </div>
  );
}
