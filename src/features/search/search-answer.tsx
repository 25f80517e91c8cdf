import { useStore } from 'zustand';
import { withoutQuestion } from '../../lib/without-question.ts';
import { AskProfessor } from '../../ui/ask-professor.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import { answerInHits } from './answer-in-hits.ts';
import { searchStore } from './browser-store.ts';
import { SearchHit } from './search-hit.tsx';
import type { AskedAnswer } from './search-store.ts';

/** The id of the list whose only entry is the question that was asked. */
export const askedId = 'search-asked';

/** The site's answer to a question that is typed into the search, below that question if it is among the hits. */
export function SearchAnswer() {
  const { answer, asking, hits, hide } = useStore(searchStore);
  const index = hits.findIndex((hit) => hit.answer !== undefined);
  const asked = hits[index];
  const found = answerInHits(answer, hits);
  const isOfProfessor = (found?.href ?? answer?.cited[0])?.startsWith('/forum/');

  return (
    <div className={(asked ?? answer) ? 'search-answer search-answered' : 'search-answer'}>
      {asked && (
        <div id={askedId} role="listbox" aria-label="Your question">
          <SearchHit hit={asked} index={index} />
        </div>
      )}
      <div role="status">
        {asking && !asked && <p className="search-context">Looking for an answer...</p>}
        {isOfProfessor && <span className="badge">PROFESSOR</span>}
        {found !== null ? (
          <p className="written">{found.answer}</p>
        ) : (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a link that is followed closes the dialog
          <div onClick={({ target }) => target instanceof Element && target.closest('a') && hide()}>
            {answer !== null && <Given answer={answer} />}
          </div>
        )}
      </div>
    </div>
  );
}

function Given({ answer }: { answer: AskedAnswer }) {
  const content = withoutQuestion(answer.content, answer.question);
  return (
    <>
      {content.startsWith('**') && <p className="search-context">The nearest question that is answered here</p>}
      <WrittenText text={content} cited={answer.cited} />
      {answer.declined && <AskProfessor question={answer.question} />}
    </>
  );
}
