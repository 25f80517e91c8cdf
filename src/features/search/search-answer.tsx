import { useStore } from 'zustand';
import { withoutQuestion } from '../../lib/without-question.ts';
import { AskProfessor } from '../../ui/ask-professor.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import { searchStore } from './browser-store.ts';

/** What the site answers to a question that is typed into the search. */
export function SearchAnswer() {
  const answer = useStore(searchStore, (state) => state.answer);
  const hide = useStore(searchStore, (state) => state.hide);
  const content = answer === null ? '' : withoutQuestion(answer.content, answer.question);

  return (
    <div className="search-answer" role="status">
      {answer !== null && (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a link that is followed closes the dialog
        <div onClick={({ target }) => target instanceof Element && target.closest('a') && hide()}>
          {content.startsWith('**') && <p className="search-context">The nearest question that is answered here</p>}
          <WrittenText text={content} cited={answer.cited} />
          {answer.declined && <AskProfessor question={answer.question} />}
        </div>
      )}
    </div>
  );
}
