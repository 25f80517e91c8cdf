import type { AnswerPage, Link, Shown } from '../../content/types.ts';
import { whereToAsk } from '../../lib/site-has.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Breakable } from '../../ui/breakable.tsx';
import { Dateline } from '../../ui/dateline.tsx';
import { EndMark } from '../../ui/end-mark.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

export function AnswerScreen({ page }: { page: Shown<AnswerPage> }) {
  return (
    <div className="with-side">
      <article className="page answer">
        <SiteLink className="back-link" href={page.list.href}>
          All answers
        </SiteLink>
        <header className="page-header">
          <h1>{page.title}</h1>
          <Dateline label="Question" draft={page.draft} updated={page.updated} />
        </header>
        <BodyText body={page.body}>
          <EndMark />
        </BodyText>
        {page.next && <Pager what="Answer" previous={null} next={page.next} />}
      </article>
      <div className="answer-more">
        <Links title="Read on" links={page.more} />
        <Links title="Other questions on this" links={page.others} />
        <p className="answer-ask">
          <SiteLink className="answer-ask-link" href={whereToAsk().href}>
            Ask the professor something else
          </SiteLink>
        </p>
      </div>
    </div>
  );
}

function Links({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    links.length > 0 && (
      <nav className="answer-links" aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <SiteLink href={link.href}>
                <Breakable text={link.title} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
