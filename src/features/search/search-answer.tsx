import { useStore } from 'zustand';
import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import { withoutQuestion } from '../../lib/without-question.ts';
import { AskProfessor } from '../../ui/ask-professor.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import { answerInHits } from './answer-in-hits.ts';
import { searchStore } from './browser-store.ts';
import type { FoundEntry } from './create-finder.ts';
import type { AskedAnswer } from './search-store.ts';

/** What the site answers to a question that is typed into the search. */
export function SearchAnswer() {
  const { answer, asking, hits, hide } = useStore(searchStore);
  const found = asking ? null : answerInHits(answer, hits);

  return (
    <div className="search-answer" role="status">
      {asking && <p className="search-context">Looking for an answer...</p>}
      {(found ?? answer) !== null && (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a link that is followed closes the dialog
        <div onClick={({ target }) => target instanceof Element && target.closest('a') && hide()}>
          {found !== null ? <Found hit={found} /> : answer !== null && <Given answer={answer} />}
        </div>
      )}
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

function Found({ hit }: { hit: FoundEntry }) {
  return (
    <>
      <p className="search-context">{hit.context}</p>
      <div className="written">
        <p>{hit.answer}</p>
        <p>
          <a href={addressOf(hit.href, site.base)}>Open this answer</a>
        </p>
      </div>
    </>
  );
}
