import type { FreePage } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { EndMark } from '../../ui/end-mark.tsx';
import { TableOfContents, TableOfContentsButton } from '../../ui/table-of-contents.tsx';

export function PageScreen({ page: { title, draft, updated, toc, body } }: { page: FreePage }) {
  return (
    <div className="paper-layout">
      <article className="page">
        <header className="page-header">
          <h1>{title}</h1>
          {(draft || updated) && (
            <p className="dateline">
              {draft && <strong className="draft">Draft</strong>}
              {updated && (
                <span>
                  Updated <time dateTime={updated}>{formatDay(updated)}</time>
                </span>
              )}
            </p>
          )}
          <TableOfContentsButton entries={toc} />
        </header>
        <BodyText body={body}>
          <EndMark />
        </BodyText>
      </article>
      <TableOfContents entries={toc} />
    </div>
  );
}
