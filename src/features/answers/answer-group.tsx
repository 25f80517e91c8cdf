import type { AnswersPage } from '../../content/types.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { groupId } from './group-id.ts';

/** How many questions of a group are shown unfolded; one or two more are shown with them. */
const shown = 4;
const foldedAtLeast = 3;

interface AnswerGroupProps {
  readonly group: AnswersPage['groups'][number];
  /** Whether all questions are shown unfolded. */
  readonly isWhole: boolean;
}

/** The questions on one topic, the most asked first; the heading leads to the topic itself. */
export function AnswerGroup({ group, isWhole }: AnswerGroupProps) {
  const { title, href, answers } = group;
  const name = <Breakable text={title} />;
  const open = isWhole || answers.length < shown + foldedAtLeast ? answers.length : shown;
  return (
    <section className="answer-group hung">
      <h2 id={groupId(group)}>{href === null ? name : <SiteLink href={href}>{name}</SiteLink>}</h2>
      <div>
        <Questions answers={answers.slice(0, open)} />
        {open < answers.length && (
          <details className="fold">
            <summary>{`${answers.length - open} more questions`}</summary>
            <Questions answers={answers.slice(open)} />
          </details>
        )}
      </div>
    </section>
  );
}

function Questions({ answers }: Pick<AnswersPage['groups'][number], 'answers'>) {
  return (
    <ul>
      {answers.map((answer) => (
        <li key={answer.href}>
          <SiteLink href={answer.href}>{answer.title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
