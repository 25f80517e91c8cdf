import { useStore } from 'zustand';
import { SiteLink } from '../../ui/site-link.tsx';
import type { ForumStore } from './forum-state.ts';
import { QuestionItem } from './question-item.tsx';
import { anonymousId } from './question-list.ts';

/** One question on a page of its own. */
export function QuestionScreen({ id, store }: { id: string; store: ForumStore }) {
  const question = useStore(store, ({ questions }) => questions.find(({ _id }) => _id === id));

  return (
    <>
      <SiteLink className="back-link" href="/forum">
        All questions
      </SiteLink>
      {question === undefined ? (
        <>
          <h1>{anonymousId(id)}</h1>
          <p className="quiet">This question is no longer in the forum.</p>
        </>
      ) : (
        <QuestionItem question={question} linked={false} alone store={store} />
      )}
    </>
  );
}
