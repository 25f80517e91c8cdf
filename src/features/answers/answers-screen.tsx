import { useMemo, useState } from 'react';
import type { AnswersPage, Shown } from '../../content/types.ts';
import { hasList, whereToAsk } from '../../lib/ways.ts';
import { Field } from '../../ui/field.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TableOfContents, TableOfContentsButton } from '../../ui/table-of-contents.tsx';
import { AnswerGroup } from './answer-group.tsx';
import { filterAnswers } from './filter-answers.ts';
import { groupId } from './group-id.ts';
import { loadAsks } from './load-asks.ts';

/**
 * The page holds all questions, folded after the first ones of each topic, so that it is a plain list without scripts;
 * with them it can be filtered.
 */
export function AnswersScreen({ page }: { page: Shown<AnswersPage> }) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<AnswersPage['groups'] | null>(null);
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
                  placeholder={page.groups[0]?.answers[0]?.title}
                  value={text}
                  onFocus={() => asked ?? void loadAsks().then(setAsked)}
                  onChange={({ target }) => setText(target.value)}
                />
              )}
            </Field>
          </form>
          <p role="status">{count < total ? `${count} of ${total} questions` : `${total} questions`}</p>
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

function countAnswers(groups: AnswersPage['groups']): number {
  return groups.reduce((sum, { answers }) => sum + answers.length, 0);
}
