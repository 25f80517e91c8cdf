import type { ReactNode } from 'react';
import type { TalkPage } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Dateline } from '../../ui/dateline.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TableOfContents, TableOfContentsButton } from '../../ui/table-of-contents.tsx';

interface TextPageProps {
  readonly page: Pick<TalkPage, 'title' | 'body' | 'toc' | 'draft'> & Partial<Pick<TalkPage, 'list'>>;
  /** What the page is, before its day. */
  readonly label?: ReactNode;
  /** The day of the page. */
  readonly date?: string;
  /** The day of the last change, of a page that is kept up to date. */
  readonly updated?: string | null;
  /** Shown below the title. */
  readonly lead?: ReactNode;
  readonly facts?: ReactNode;
  /** Shown below the text. */
  readonly children?: ReactNode;
}

/** A short text with so few headings needs no contents. */
const fewHeadings = 3;

/** A page with a text, a link to the list that it belongs to, and facts. */
export function TextPage({ page, label, date, updated = null, lead, facts, children }: TextPageProps) {
  const { list, title, body, draft } = page;
  const toc = page.toc.length > fewHeadings ? page.toc : [];
  return (
    <div className="with-side">
      <article className="page text-page">
        {list && (
          <SiteLink className="back-link" href={list.href}>
            {`All ${list.title.toLowerCase()}`}
          </SiteLink>
        )}
        <header className="page-header">
          <h1>{title}</h1>
          <Dateline label={label} date={date} draft={draft} updated={updated} />
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
