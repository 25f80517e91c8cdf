import { formatDay } from '../lib/dates.ts';

interface DatelineProps {
  readonly date?: string | undefined;
  readonly updated: string | null;
  /** Left out for short texts. */
  readonly minutes?: number;
  readonly draft: boolean;
}

/** When a text is from, when it changed last, and how long it takes to read; a badge where it is not published yet. */
export function Dateline({ date, updated, minutes, draft }: DatelineProps) {
  if (!date && !updated && !draft && minutes === undefined) return null;
  return (
    <p className="dateline">
      {draft && <strong className="draft">Draft</strong>}
      {date && <time dateTime={date}>{formatDay(date)}</time>}
      {updated && updated !== date && (
        <span>
          Updated <time dateTime={updated}>{formatDay(updated)}</time>
        </span>
      )}
      {minutes !== undefined && <span>{`${minutes} min read`}</span>}
    </p>
  );
}
