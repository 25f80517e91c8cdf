import { findNearestAddress } from './nearest.ts';
import { monthNames } from './words.ts';

/** Whether a word names a time zone, such as `Europe/Berlin`. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The time zone that is probably meant by the name of a city or by a misspelt one. */
export function findZone(name: string): string | undefined {
  return findNearestAddress(name.trim().replaceAll(' ', '_'), Intl.supportedValuesOf('timeZone'));
}

/** How people name the time of a zone: `Berlin time`, `New York time`; a zone of letters or of an offset has no city. */
export function nameZone(zone: string): string {
  if (/^(?:Etc\/)?(?:UTC|UCT|GMT[+-]?0?|Greenwich|Universal|Zulu)$/i.test(zone)) return 'UTC';
  // The names of zones with an offset count to the west.
  const offset = /^Etc\/GMT([+-])([1-9]\d?)$/i.exec(zone);
  if (offset !== null) return `UTC${offset[1] === '+' ? '−' : '+'}${offset[2]}`;
  if (/^(?:[a-z]{2,3}|[a-z]{3}\d[a-z]{3})$/i.test(zone)) return zone.toUpperCase();
  const known = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  // The system has the old names of some cities, so that only its capitals are of use.
  const written = known.toLowerCase() === zone.toLowerCase() ? known : zone;
  const [, region, city] = written.replaceAll('_', ' ').split('/');
  // A place below a state, as in `America/North_Dakota/Center`, may be named as many others are.
  const isBelowState = city !== undefined && known.split('/').length === 3;
  return `${isBelowState ? `${city}, ${region}` : (city ?? region ?? written)} time`;
}

/**
 * A moment in ISO 8601, `2027-03-14T16:15+01:00`; without a zone it has no offset and means the reader's local time.
 */
export function writeMoment(day: string, time: string, zone?: string | null): string {
  const local = `${day}T${time}`;
  if (zone === undefined || zone === null) return local;
  // Near a change to or from summer time the second lookup is the right one.
  const near = offsetAt(`${local}Z`, zone);
  return local + offsetAt(local + near, zone);
}

/** An ISO day in words, `11 March 2025`. */
export function nameDay(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${date} ${monthNames[month - 1]} ${year}`;
}

/** The day after another, both as `2027-03-14`. */
export function dayAfter(day: string): string {
  // biome-ignore lint/style/noRestrictedGlobals: it reads a day that is handed in, and no clock.
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** The offset of a time zone from UTC at a moment, as `+01:00`; the system writes `GMT+01:00`. */
function offsetAt(moment: string, zone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  // biome-ignore lint/style/noRestrictedGlobals: it reads a moment that is handed in, and no clock.
  const at = Date.parse(moment);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.slice('GMT'.length, 'GMT+01:00'.length) || '+00:00';
}
