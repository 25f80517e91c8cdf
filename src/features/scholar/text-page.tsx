import type { ReactNode } from 'react';
import type { TalkPage } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { EndMark } from '../../ui/end-mark.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TableOfContents, TableOfContentsButton } from '../../ui/table-of-contents.tsx';

interface TextPageProps {
  readonly page: Pick<TalkPage, 'title' | 'body' | 'toc'> & Partial<Pick<TalkPage, 'list'>>;
  /** What it belongs to, above its title. */
  readonly eyebrow?: ReactNode;
  /** What stands between its title and its text. */
  readonly facts?: ReactNode;
  /** What stands below its text. */
  readonly children?: ReactNode;
}

/** A page with a text of its own, below the list in which it stands. */
export function TextPage({ page: { list, title, body, toc }, eyebrow, facts, children }: TextPageProps) {
  return (
    <div className="paper-layout">
      <article className="page">
        {list && (
          <SiteLink className="back-link" href={list.href}>
            BACK
          </SiteLink>
        )}
        <header className="page-header">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {facts}
          <TableOfContentsButton entries={toc} />
        </header>
        {body.length > 0 && <BodyText body={body}>{!children && <EndMark />}</BodyText>}
        {children}
      </article>
      <TableOfContents entries={toc} />
    </div>
  );
}
