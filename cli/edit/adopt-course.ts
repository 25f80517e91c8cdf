/** Takes over what al-folio says of a course at its top: when it is taught, and its sessions. */
import { quoteAll } from '../core/words.ts';
import type { AnyFrontMatter } from '../documents/front-matter.ts';
import type { Losses } from '../documents/losses.ts';
import { repairDate } from '../parse/repair.ts';

/** What the files of another site are taken over with. */
export interface Placing {
  /** The address here of a file of the other site, or the address of another site as it is; null for any other. */
  readonly place: (address: string) => string | null;
  readonly losses: Losses;
}

/** The term and the syllabus of a course, each with the names of the lines that it was read from. */
export function adoptCourse(said: AnyFrontMatter, context: Placing) {
  const dated = ['term', 'year'].filter((name) => typeof said[name] === 'string' || typeof said[name] === 'number');
  const named = dated.map((name) => said[name]).join(' ');
  const sessions = [said.schedule].flat().map((one) => readSession(one, said.year, context));
  return [
    { key: 'terms', value: [{ name: named }], names: dated, isRead: named !== '' },
    { key: 'syllabus', value: sessions, names: ['schedule'], isRead: sessions.length > 0 && !sessions.includes(null) },
  ].filter(({ isRead }) => isRead);
}

/** A session with its day, whose year may be that of the course, and its files; null for what names no topic. */
function readSession(session: unknown, year: unknown, { place, losses }: Placing) {
  if (typeof session !== 'object' || session === null) return null;
  const { topic, date, description, materials, week: _, ...others } = session as AnyFrontMatter;
  if (typeof topic !== 'string' || topic.trim() === '') return null;
  const ofYear = /^\d{4}$/.test(String(year)) ? repairDate(`${date} ${year}`) : {};
  const day = repairDate(date).suggestion ?? ofYear.suggestion;
  if (date && day === undefined) losses.add('The day of a session is left out.', String(date));
  if (Object.keys(others).length > 0) losses.add(`Of the sessions are left out: ${quoteAll(Object.keys(others))}.`);
  const files = [materials ?? []].flat().flatMap((one) => {
    const { name, url }: AnyFrontMatter = typeof one === 'string' ? { url: one } : { ...(one as AnyFrontMatter) };
    const href = typeof url === 'string' ? place(url) : null;
    if (href === null) losses.add('A file of a session is left out.', String(url || name || ''));
    return href === null ? [] : [{ title: String(name || href), href }];
  });
  return {
    title: topic,
    ...(day !== undefined && { date: day }),
    ...(typeof description === 'string' && description !== '' && { text: description }),
    ...(files.length > 0 && { files }),
  };
}
