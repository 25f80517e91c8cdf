import type { ReactNode } from 'react';
import { formatDay } from '../lib/dates.ts';

interface DatelineProps {
  /** What the page is or belongs to. */
  readonly label?: ReactNode;
  readonly date?: string | undefined;
  readonly format?: typeof formatDay;
  readonly updated: string | null;
  /** Left out for short texts. */
  readonly minutes?: number;
  readonly draft: boolean;
}

/**
 * What a text belongs to, when it is from and changed last, and how long it takes to read; a badge where it is not
 * published yet. Reader views take the class `dateline` for the name of an author.
 */
export function Dateline({ label, date, format = formatDay, updated, minutes, draft }: DatelineProps) {
  if (!label && !date && !updated && !draft && minutes === undefined) return null;
  return (
    <p className="dates">
      {draft && <strong className="draft">Draft</strong>}
      {label && <span>{label}</span>}
      {date && <time dateTime={date}>{format(date)}</time>}
      {updated && updated !== date && (
        <span>
          Updated <time dateTime={updated}>{formatDay(updated)}</time>
        </span>
      )}
      {minutes !== undefined && <span>{`${minutes} min read`}</span>}
    </p>
  );
}
