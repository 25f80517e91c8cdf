import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeCalendars } from '../../../cli/build/calendars.ts';
import type { Compiled } from '../../../cli/build/compiled.ts';
import { compileWhole } from '../../support/whole.ts';
import type { Changes } from '../../support/workspace.ts';

async function makeFrom(changes: Changes = {}): Promise<Readonly<Record<string, string>>> {
  const { read } = await compileWhole(changes);
  const compiled = { site: read('site.json'), routes: read('routes.json'), page: read } as unknown as Compiled;
  return Object.fromEntries(Array.from(makeCalendars(compiled), ({ path, text }) => [path, text]));
}

test('each talk and each course with dates can be kept in a calendar, and all of a list together', async () => {
  assert.equal(Object.keys(await makeFrom()).sort(), [
    'courses.ics',
    'courses/attention-in-markets.ics',
    'talks.ics',
    'talks/attention-at-work.ics',
    'talks/prices-and-patience.ics',
    'talks/the-next-choice.ics',
  ]);
});

test('a talk stands in it with its hours, its place and the page that tells more', async () => {
  const calendars = await makeFrom();
  assert.is(
    calendars['talks/the-next-choice.ics'],
    `${[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//site.test//Test Site//EN',
      'BEGIN:VEVENT',
      'UID:talks-the-next-choice-1@site.test',
      'DTSTAMP:20310506T000000Z',
      'DTSTART:20310506T141500Z',
      'DTEND:20310506T154500Z',
      'SUMMARY:The Next Choice (Example Lectures)',
      'LOCATION:Main Building\\, Exampleton',
      'DESCRIPTION:What people choose when they know that they will have to choos',
      ' e again.',
      'URL:https://site.test/talks/the-next-choice',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')}\r\n`,
  );
});

test('a day without hours is a whole day, and hours without a zone are those of whoever reads them', async () => {
  const calendars = await makeFrom({
    'talks/soon.md':
      '---\ntitle: Soon\ndescription: What is said about choices before the next choice has to be made.\ndate: 2030-01-02\nstarts: 09:30\nevent: Lectures\nplace: Exampleton\n---\n\nSoon.\n',
  });
  assert.match(calendars['talks/attention-at-work.ics'] ?? '', '\r\nDTSTART;VALUE=DATE:20250314\r\n');
  assert.match(calendars['talks/soon.ics'] ?? '', '\r\nDTSTART:20300102T093000\r\n');
});

test('no line has more than 75 bytes, whatever letters are in it', async () => {
  const long = 'é'.repeat(120);
  const calendars = await makeFrom({
    'talks/long.md': `---\ntitle: ${long}\ndescription: What is said about choices before the next choice has to be made.\ndate: 2030-01-02\nevent: Lectures\nplace: Exampleton\n---\n\nSoon.\n`,
  });
  const text = calendars['talks/long.ics'] ?? '';
  assert.ok(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75));
  assert.match(text.replaceAll('\r\n ', ''), `SUMMARY:${long} (Lectures)`);
});

test.run();
