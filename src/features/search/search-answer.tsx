import { useStore } from 'zustand';
import { fold } from '../../lib/fold.ts';
import { AskProfessor } from '../../ui/ask-professor.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import { searchStore } from './browser-store.ts';
import type { AskedAnswer } from './search-store.ts';

/** What the site answers to a question that is typed into the search. */
export function SearchAnswer() {
  const answer = useStore(searchStore, (state) => state.answer);
  const hide = useStore(searchStore, (state) => state.hide);

  return (
    <div className="search-answer" role="status">
      {answer !== null && (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a link that is followed closes the dialog
        <div onClick={({ target }) => target instanceof Element && target.closest('a') && hide()}>
          {isToAnother(answer) && <p className="search-context">The nearest question that is answered here</p>}
          <WrittenText text={answer.content} cited={answer.cited} />
          {answer.declined && <AskProfessor question={answer.question} />}
        </div>
      )}
    </div>
  );
}

/** A written answer begins with the question that it was written for. */
function isToAnother({ question, content }: AskedAnswer): boolean {
  const answered = /^\*\*(.+)\*\*/.exec(content)?.[1];
  return answered !== undefined && wordsOf(answered) !== wordsOf(question);
}

function wordsOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
