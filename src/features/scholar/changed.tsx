import type { ReactNode } from 'react';
import type { TalkPage } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';

interface ChangedProps {
  readonly page: Pick<TalkPage, 'updated' | 'draft'>;
  readonly children?: ReactNode;
}

/** Whether a page is published yet, when it changed last, and what else is said in that line. */
export function Changed({ page: { updated, draft }, children }: ChangedProps) {
  if (!draft && !updated && !children) return null;
  return (
    <p className="dateline">
      {draft && <strong className="draft">Draft</strong>}
      {children}
      {updated && (
        <span>
          Updated <time dateTime={updated}>{formatDay(updated)}</time>
        </span>
      )}
    </p>
  );
}
