import type { ReactNode } from 'react';
import type { TalkPage } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TableOfContents, TableOfContentsButton } from '../../ui/table-of-contents.tsx';

interface TextPageProps {
  readonly page: Pick<TalkPage, 'title' | 'body' | 'toc' | 'updated' | 'draft'> & Partial<Pick<TalkPage, 'list'>>;
  /** What it belongs to, above its title. */
  readonly eyebrow?: ReactNode;
  /** What stands below its title. */
  readonly lead?: ReactNode;
  readonly facts?: ReactNode;
  /** What stands below its text. */
  readonly children?: ReactNode;
}

/** So many headings of a short text are seen at a glance. */
const glance = 3;

/** A page with a text of its own, below the list in which it stands. */
export function TextPage({ page, eyebrow, lead, facts, children }: TextPageProps) {
  const { list, title, body, updated, draft } = page;
  const toc = page.toc.length > glance ? page.toc : [];
  return (
    <div className="paper-layout">
      <article className="page text-page">
        {list && (
          <SiteLink className="back-link" href={list.href}>
            {`All ${list.title.toLowerCase()}`}
          </SiteLink>
        )}
        <header className="page-header">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {draft && (
            <p className="dateline">
              <strong className="draft">Draft</strong>
            </p>
          )}
          {lead && <p className="lead">{lead}</p>}
          <TableOfContentsButton entries={toc} />
        </header>
        {facts}
        {body.length > 0 && <BodyText body={body} />}
        {children}
        {updated && (
          <p className="dateline">
            <span>
              Updated <time dateTime={updated}>{formatDay(updated)}</time>
            </span>
          </p>
        )}
      </article>
      <TableOfContents entries={toc} />
    </div>
  );
}
