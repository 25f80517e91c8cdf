import type { TalkPage } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';

/** `14 March 2027, 16:15–17:45 (Berlin time)`. */
export function TalkTime({ talk }: { talk: Pick<TalkPage, 'date' | 'hours'> }) {
  return (
    <>
      <time dateTime={talk.date}>{formatDay(talk.date)}</time>
      {addHours(talk)}
    </>
  );
}

/** What follows its day or its place, `, 16:15–17:45 (Berlin time)`; empty where its hours are not known. */
export function addHours({ hours }: Pick<TalkPage, 'hours'>): string {
  // The word joiner keeps the dash from ending a line.
  return hours === '' ? '' : `, ${hours.replace('–', '–\u2060')}`;
}
