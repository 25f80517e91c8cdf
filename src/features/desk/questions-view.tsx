import { useState } from 'react';
import type { DeskQuestion } from '../../../server/contract/desk.ts';
import { holdsWords } from '../../lib/fold.ts';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { Awaited, LongList, SearchField, useNarrowing, usePart, ViewHeading } from './desk-list.tsx';
import type { DeskStore } from './desk-state.ts';
import { QuestionEntry } from './question-entry.tsx';

const filters = { waiting: 'Waiting', answered: 'Answered', hidden: 'Hidden', all: 'All' } as const;
type Filter = keyof typeof filters;

const step = 20;

function belongs({ reply, hidden }: DeskQuestion, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'hidden') return hidden;
  return !hidden && (reply !== undefined) === (filter === 'answered');
}

function holds({ _id, text, reply }: DeskQuestion, words: string): boolean {
  return holdsWords(`#${_id.slice(-4)} ${text} ${reply?.text ?? ''}`, words);
}

/** The forum's questions, hidden ones too. */
export function QuestionsView({ id, store }: { id: string | null; store: DeskStore }) {
  const questions = usePart(store, 'questions');
  const { filter, words, choose, search } = useNarrowing<Filter>(store, 'questions');
  // A question that was just answered stays in the list until another filter is chosen.
  const [kept, setKept] = useState<readonly string[]>([]);
  const keep = (one: string) => setKept((others) => [...others, one]);

  if (questions === undefined) return <Awaited part="questions" store={store} />;
  if (id !== null) {
    const question = questions.find(({ _id }) => _id === id);
    return (
      <>
        <ViewHeading>One question</ViewHeading>
        <p className="desk-back">
          <a href="#questions">All questions</a>
        </p>
        {question === undefined ? (
          <p className="quiet desk-none">This question no longer exists.</p>
        ) : (
          <QuestionEntry question={question} store={store} onAnswered={keep} />
        )}
      </>
    );
  }
  const shown = questions.filter(
    (question) => (kept.includes(question._id) || belongs(question, filter)) && holds(question, words),
  );
  return (
    <>
      <ViewHeading>Questions</ViewHeading>
      <div className="desk-tools">
        <ChoiceButtons
          label="Which questions to show"
          names={filters}
          chosen={filter}
          onChoose={(name) => {
            choose(name);
            setKept([]);
          }}
        />
        <SearchField label="Search the questions" words={words} onType={search} />
      </div>
      <LongList key={filter} entries={shown} step={step} none="None.">
        {(some) =>
          some.map((question) => (
            <QuestionEntry key={question._id} question={question} store={store} onAnswered={keep} />
          ))
        }
      </LongList>
    </>
  );
}
