import { useStore } from 'zustand';
import type { Link } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import type { ForumStore } from './forum-state.ts';
import { QuestionItem } from './question-item.tsx';
import { anonymousId } from './question-list.ts';

interface QuestionScreenProps {
  readonly id: string;
  readonly related: readonly Link[];
  readonly store: ForumStore;
}

/** One question on a page of its own, with related answers of the site. */
export function QuestionScreen({ id, related, store }: QuestionScreenProps) {
  const question = useStore(store, ({ questions }) => questions.find(({ _id }) => _id === id));

  return (
    <>
      <div className="forum-ask">
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
      </div>
      {related.length > 0 && (
        <nav className="forum-aside related-answers" aria-labelledby="related">
          <h2 id="related">Answers on this site</h2>
          <ul>
            {related.map(({ title, href }) => (
              <li key={href}>
                <SiteLink href={href}>{title}</SiteLink>
              </li>
            ))}
          </ul>
          <p>
            <SiteLink href="/answers">All answers</SiteLink>
          </p>
        </nav>
      )}
      <p className="forum-thread related-more">
        <SiteLink href="/forum#question">Ask something else</SiteLink>
      </p>
    </>
  );
}
