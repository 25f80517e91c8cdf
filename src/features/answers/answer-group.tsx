import type { AnswersPage } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { groupId } from './group-id.ts';

/** The questions on one topic; the heading leads to the topic itself. */
export function AnswerGroup({ group }: { group: AnswersPage['groups'][number] }) {
  const { title, href, answers } = group;
  return (
    <section className="answer-group hung">
      <h2 id={groupId(group)}>{href === null ? title : <SiteLink href={href}>{title}</SiteLink>}</h2>
      <ul>
        {answers.map((answer) => (
          <li key={answer.href}>
            <SiteLink href={answer.href}>{answer.title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
