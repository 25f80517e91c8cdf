import type { ReactNode } from 'react';
import type { TalkPage } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Dateline } from '../../ui/dateline.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TableOfContents, TableOfContentsButton } from '../../ui/table-of-contents.tsx';

interface TextPageProps {
  readonly page: Pick<TalkPage, 'title' | 'body' | 'toc' | 'updated' | 'draft'> & Partial<Pick<TalkPage, 'list'>>;
  /** What it is, above its title. */
  readonly eyebrow?: ReactNode;
  /** The day that it is from. */
  readonly date?: string;
  /** What stands below its title. */
  readonly lead?: ReactNode;
  readonly facts?: ReactNode;
  /** What stands below its text. */
  readonly children?: ReactNode;
}

/** So many headings of a short text are seen at a glance. */
const glance = 3;

/** A page with a text of its own, below the list in which it stands. */
export function TextPage({ page, eyebrow, date, lead, facts, children }: TextPageProps) {
  const { list, title, body, updated, draft } = page;
  const toc = page.toc.length > glance ? page.toc : [];
  return (
    <div className="with-side">
      <article className="page text-page">
        {list && (
          <SiteLink className="back-link" href={list.href}>
            {`All ${list.title.toLowerCase()}`}
          </SiteLink>
        )}
        <header className="page-header">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          <Dateline date={date} draft={draft} updated={updated} />
          {lead && <p className="lead">{lead}</p>}
          <TableOfContentsButton entries={toc} />
        </header>
        {facts}
        {body.length > 0 && <BodyText body={body} />}
        {children}
      </article>
      <TableOfContents entries={toc} />
    </div>
  );
}
