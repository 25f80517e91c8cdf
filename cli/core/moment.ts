/** Whether a word names a time zone, such as `Europe/Berlin`. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A moment as ISO 8601 writes it, `2027-03-14T16:15+01:00`; without a zone that of whoever reads it. */
export function writeMoment(day: string, time: string, zone?: string | null): string {
  const local = `${day}T${time}`;
  if (zone === undefined || zone === null) return local;
  const minutes = offsetAt(local, zone);
  const size = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** How far the clocks of a zone are ahead of UTC at a local time, in minutes; near a change of the clocks the second look is right. */
function offsetAt(local: string, zone: string): number {
  const wanted = countMinutes(local);
  const near = wanted - (readClock(wanted, zone) - wanted);
  return readClock(near, zone) - near;
}

/** What the clocks of a zone show at a moment, both in minutes since 1970. */
function readClock(moment: number, zone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return countMinutes(format.format(moment * 60_000));
}

/** The minutes since 1970 of a day and time, `2027-03-14 16:15`; the year begins in March, so that its last day is the one that may be missing. */
function countMinutes(text: string): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  const years = month > 2 ? year : year - 1;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const days = years * 365 + leaps + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 719_469;
  return (days * 24 + hour) * 60 + minute;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
