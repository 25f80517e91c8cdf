import type { TalkPage } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';

type Time = Pick<TalkPage, 'date' | 'starts' | 'ends' | 'zone'>;

/** `14 March 2027, 16:15–17:45 (Europe/Berlin)`. */
export function TalkTime({ talk }: { talk: Time }) {
  return (
    <>
      <time dateTime={talk.date}>{formatDay(talk.date)}</time>
      {nameHours(talk)}
    </>
  );
}

/** What follows its day or its place, `, 16:15–17:45 (Europe/Berlin)`; empty where its hours are not known. */
export function nameHours({ starts, ends, zone }: Omit<Time, 'date'>): string {
  if (starts === null) return '';
  // The word joiner keeps the dash from ending a line.
  return `, ${starts}${ends === null ? '' : `–\u2060${ends}`}${zone === null ? '' : ` (${zone.replaceAll('_', ' ')})`}`;
}
