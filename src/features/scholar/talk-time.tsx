import type { TalkPage } from '../../content/types.ts';
import { formatDay } from '../../lib/dates.ts';

type Time = Pick<TalkPage, 'date' | 'starts' | 'ends' | 'zone'>;

/** `14 March 2027, 16:15–17:45 (Europe/Berlin)`. */
export function TalkTime({ talk: { date, starts, ends, zone } }: { talk: Time }) {
  const hours = starts === null ? '' : `, ${starts}${ends === null ? '' : `–${ends}`}`;
  const where = starts === null || zone === null ? '' : ` (${zone.replaceAll('_', ' ')})`;
  return (
    <>
      <time dateTime={date}>{formatDay(date)}</time>
      {hours + where}
    </>
  );
}
