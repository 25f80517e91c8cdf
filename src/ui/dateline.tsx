import { formatDay } from '../lib/dates.ts';

interface DatelineProps {
  readonly date?: string;
  readonly updated: string | null;
  readonly minutes: number;
}

/** When a text is from, when it changed last, and how long it takes to read. */
export function Dateline({ date, updated, minutes }: DatelineProps) {
  return (
    <p className="dateline">
      {date && <time dateTime={date}>{formatDay(date)}</time>}
      {updated && updated !== date && (
        <span>
          Updated <time dateTime={updated}>{formatDay(updated)}</time>
        </span>
      )}
      <span>{minutes} min read</span>
    </p>
  );
}
