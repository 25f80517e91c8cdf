import { writeMoment } from '../core/moment.ts';
import { calendarOf } from '../kinds/calendar.ts';
import type { CalendarEntry } from '../kinds/kind.ts';
import { describeCalendar, listsWithCalendar } from '../kinds/pages.ts';
import type { SiteData } from '../kinds/shapes/site.ts';
import type { Compiled } from './compiled.ts';
import type { File } from './documents.ts';

/** An entry with the page that it is about. */
interface Placed extends CalendarEntry {
  readonly url: string;
  readonly description: string;
  /** The same in every build, so that calendar programs recognise the entry. */
  readonly uid: string;
}

/** A calendar for every page with dates, and one for every list of such pages. */
export function* makeCalendars({ site, routes, page }: Compiled): Generator<File> {
  const { host } = new URL(site.url);
  const all = new Map<string, Placed[]>(listsWithCalendar.map(({ path }) => [path, []]));
  for (const { path, head, data, kind } of routes) {
    const section = listsWithCalendar.find((list) => list.kind === kind);
    if (section === undefined) continue;
    const entries = describeCalendar(page(data)).map((entry, index) => ({
      ...entry,
      url: head.canonical,
      description: head.description,
      uid: `${path.slice(1).replaceAll('/', '-')}-${index + 1}@${host}`,
    }));
    if (entries.length === 0) continue;
    all.get(section.path)?.push(...entries);
    yield { path: calendarOf(path).slice(1), text: writeCalendar(site, entries) };
  }
  for (const [path, entries] of all)
    if (entries.length > 0) yield { path: calendarOf(path).slice(1), text: writeCalendar(site, entries) };
}

/** Entries as an iCalendar file (RFC 5545). */
function writeCalendar({ title, url }: Pick<SiteData, 'title' | 'url'>, entries: readonly Placed[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(new URL(url).host)}//${escapeText(title)}//EN`,
    ...entries.flatMap(writeEntry),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function writeEntry(entry: Placed): string[] {
  const { uid, title, date, place, url, description } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // The day of the entry, because it is the same in every build: when it was written is not known.
    `DTSTAMP:${compact(date)}T000000Z`,
    ...writeTimes(entry),
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/** A whole day, or hours: in UTC where their zone is known, else in the reader's own zone. */
function writeTimes({ date, starts, ends, zone }: CalendarEntry): string[] {
  if (starts === undefined || starts === null) return [`DTSTART;VALUE=DATE:${compact(date)}`];
  const write = (time: string) => {
    const moment = writeMoment(date, time, zone);
    const utc = zone ? `${new Date(moment).toISOString().slice(0, 19)}Z` : `${moment}:00`;
    return compact(utc);
  };
  return [`DTSTART:${write(starts)}`, ...(ends ? [`DTEND:${write(ends)}`] : [])];
}

function compact(time: string): string {
  return time.replace(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines have at most 75 bytes; longer ones continue on the next line after a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const sign of line) {
    if (Buffer.byteLength(current + sign) > 74) {
      lines.push(current);
      current = '';
    }
    current += sign;
  }
  return [...lines, current].join('\r\n ');
}
