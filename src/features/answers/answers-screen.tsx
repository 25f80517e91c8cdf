import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { AnswersPage, Shown } from '../../content/types.ts';
import { limits } from '../../lib/limits.ts';
import { sayCount } from '../../lib/say-count.ts';
import { hasList, whereToAsk } from '../../lib/site-has.ts';
import { Field } from '../../ui/field.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TableOfContents, TableOfContentsButton } from '../../ui/table-of-contents.tsx';
import { useAddress } from '../../ui/use-address.ts';
import { AnswerGroup } from './answer-group.tsx';
import { type AnswersStore, createAnswersStore, queryOf } from './answers-store.ts';
import { filterAnswers } from './filter-answers.ts';
import { groupId } from './group-id.ts';
import { loadAsks } from './load-asks.ts';

/** Starts anew with every query, so that a link to the whole list leads to the whole list. */
export function AnswersScreen({ page }: { page: Shown<AnswersPage> }) {
  const query = typeof location === 'undefined' ? '' : location.search;
  return <AnswerList key={query} page={page} />;
}

/**
 * The page holds all questions, folded after the first ones of each topic, so that it is a plain list without scripts;
 * with them it can be filtered.
 */
function AnswerList({ page }: { page: Shown<AnswersPage> }) {
  const [store] = useState(enterStore);
  useAddress(store, queryOf);
  const { text, type } = useStore(store);
  const [asked, setAsked] = useState<AnswersPage['groups'] | null>(null);
  useEffect(() => {
    if (store.getState().text !== '') void loadAsks().then(setAsked);
  }, [store]);
  const groups = useMemo(() => filterAnswers(asked ?? page.groups, text), [asked, page, text]);
  const contents = useMemo(() => groups.map((group) => ({ id: groupId(group), title: group.title })), [groups]);
  const total = countAnswers(page.groups);
  const way = whereToAsk();
  const count = countAnswers(groups);

  return (
    <div className="with-side index-layout">
      <div className="page answers">
        <header className="page-header">
          <h1>{page.title}</h1>
          <p className="answers-lead">
            Short answers to what visitors ask, each with its sources. What is not here can be{' '}
            <SiteLink href={way.href}>{`asked ${way.how}`}</SiteLink>
            {hasList('/glossary') && (
              <>
                {'; what a word means stands in the'} <SiteLink href="/glossary">glossary</SiteLink>
              </>
            )}
            .
          </p>
        </header>
        <search className="answers-filter needs-scripts">
          <form aria-label="Filter the questions" onSubmit={(event) => event.preventDefault()}>
            <Field id="answer-text" label="Find a question">
              {(control) => (
                <input
                  {...control}
                  type="search"
                  autoComplete="off"
                  maxLength={limits.short}
                  placeholder={page.groups[0]?.answers[0]?.title}
                  value={text}
                  onFocus={() => asked ?? void loadAsks().then(setAsked)}
                  onChange={({ target }) => type(target.value)}
                />
              )}
            </Field>
          </form>
          <p role="status">{sayCount(count, total, 'question')}</p>
        </search>
        {count === 0 && (
          <p className="answers-none">
            No question has these words. Try fewer of them, or <SiteLink href={way.href}>ask the professor</SiteLink>.
          </p>
        )}
        {groups.map((group) => (
          <AnswerGroup key={group.title} group={group} isWhole={text.trim() !== ''} />
        ))}
      </div>
      <TableOfContentsButton entries={contents} />
      <TableOfContents entries={contents} />
    </div>
  );
}

/** A store with the text of the address. */
function enterStore(): AnswersStore {
  const store = createAnswersStore();
  if (typeof location !== 'undefined') store.getState().enter(location.search);
  return store;
}

function countAnswers(groups: AnswersPage['groups']): number {
  return groups.reduce((sum, { answers }) => sum + answers.length, 0);
}
