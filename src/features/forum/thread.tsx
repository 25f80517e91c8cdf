import { useRef } from 'react';
import { useStore } from 'zustand';
import { ActionButton } from '../../ui/action-button.tsx';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import type { ForumStore } from './forum-state.ts';
import { LoadProblem } from './load-problem.tsx';
import { QuestionItem } from './question-item.tsx';
import { type Filter, filterQuestions } from './question-list.ts';
import { pageSize } from './questions-slice.ts';
import { useLinkedQuestion } from './use-linked-question.ts';

const filterNames: Readonly<Record<Filter, string>> = { all: 'All', answered: 'Answered', unanswered: 'Unanswered' };

interface ThreadProps {
  readonly store: ForumStore;
  /** The questions were sent with the page, and can be read without scripts. */
  readonly isServed: boolean;
}

export function Thread({ store, isServed }: ThreadProps) {
  const { status, questions, filter, pages, more, loadingEarlier, showEarlier, setFilter } = useStore(store);
  const list = useRef<HTMLDivElement>(null);
  const linked = useLinkedQuestion(store);

  const filtered = filterQuestions(questions, filter);
  const shown = filtered.slice(0, pages * pageSize);

  async function continueWithEarlier() {
    await showEarlier();
    list.current?.querySelectorAll<HTMLElement>('.question')[shown.length]?.focus();
  }

  return (
    <section
      className={isServed ? 'thread' : 'thread needs-scripts'}
      aria-labelledby="questions"
      aria-busy={status === 'loading'}
    >
      <div className="thread-head">
        <h2 id="questions" tabIndex={-1}>
          Questions and replies
        </h2>
        {questions.length > 0 && (
          <ChoiceButtons
            className="filter needs-scripts"
            label="Which questions to show"
            names={filterNames}
            chosen={filter}
            onChoose={setFilter}
          />
        )}
      </div>
      <p className="quiet" role="status">
        {status === 'loading' && questions.length === 0 && 'Loading questions...'}
        {status === 'ready' && questions.length === 0 && 'No messages yet. Start the conversation!'}
        {questions.length > 0 && filtered.length === 0 && `No ${filter} questions yet.`}
      </p>
      <div ref={list}>
        {shown.map((question) => (
          <QuestionItem key={question._id} question={question} linked={question._id === linked} store={store} />
        ))}
      </div>
      {(filtered.length > shown.length || more) && (
        <ActionButton
          className="button-quiet needs-scripts"
          doing={loadingEarlier && 'Loading...'}
          onClick={() => void continueWithEarlier()}
        >
          Earlier questions
        </ActionButton>
      )}
      <LoadProblem store={store} />
    </section>
  );
}
