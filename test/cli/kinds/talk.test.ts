import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import type { SearchEntries } from '../../../cli/kinds/shapes/search.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';
import type { TalkPage, TalksPage } from '../../../cli/kinds/shapes/talk.ts';
import { compileWhole } from '../../support/whole.ts';
import { pageAt, workspace } from '../../support/workspace.ts';

const talks = ['talks/attention-at-work.md', 'talks/prices-and-patience.md', 'talks/the-next-choice.md'];

test('the talks to come stand before those that were given, each with day, occasion and place', async () => {
  const { compiled } = await compileWhole();
  const { head, upcoming, past, calendar } = pageAt<TalksPage>(compiled, '/talks');
  assert.match(head.description, /^3 talks, each with its day and place and where to read on\.$/);
  assert.equal(
    [upcoming, past].map((talks) =>
      talks.map(({ title, date, event, place, href }) => [title, date, event, place, href]),
    ),
    [
      [['The Next Choice', '2031-05-06', 'Example Lectures', 'Main Building, Exampleton', '/talks/the-next-choice']],
      [
        [
          'Attention at Work',
          '2025-03-14',
          'Workshop on Attention',
          'Example Hall, Exampleton',
          '/talks/attention-at-work',
        ],
        [
          'Prices and Patience',
          '2024-11-05',
          'Seminar of the Example Institute',
          'Room 1, Exampleville',
          '/talks/prices-and-patience',
        ],
      ],
    ],
  );
  assert.is(upcoming[0]?.description, 'What people choose when they know that they will have to choose again.');
  assert.is(calendar, '/talks.ics');
});

test('a talk to come is offered for a calendar, and one that was given is not', async () => {
  const { compiled } = await compileWhole();
  assert.is(pageAt<TalkPage>(compiled, '/talks/the-next-choice').calendar, '/talks/the-next-choice.ics');
  assert.is(pageAt<TalkPage>(compiled, '/talks/attention-at-work').calendar, null);
});

test('a talk that ends before it begins is named', async () => {
  const talk = readFileSync('test/fixtures/whole/content/talks/the-next-choice.md', 'utf8');
  const site = workspace({ 'talks/the-next-choice.md': talk.replace('17:45', '15:45') }, 'test/fixtures/whole/content');
  const { problems } = await site.compile();
  assert.equal(
    problems.map(({ path, rule, reason }) => [path, rule, reason]),
    [
      [
        'content/talks/the-next-choice.md',
        'invalid-value',
        '`ends` is the text `15:45`, which is not valid: it begins at 16:15.',
      ],
    ],
  );
  site.remove();
});

test('the next of several talks to come stands first', async () => {
  const soon = `---
title: Soon
description: What is said about choices before the next choice has to be made by somebody.
date: 2030-01-01
event: Lectures
place: Exampleton
---

Soon.
`;
  const { compiled } = await compileWhole({ 'talks/soon.md': soon });
  assert.equal(
    pageAt<TalksPage>(compiled, '/talks').upcoming.map(({ title }) => title),
    ['Soon', 'The Next Choice'],
  );
});

test('a talk shows its slides and its film before other links, and its hours count where it is given', async () => {
  const { compiled } = await compileWhole();
  const page = pageAt<TalkPage>(compiled, '/talks/the-next-choice');
  assert.equal(page.links, [
    { title: 'Slides', href: '/media/picture.svg', external: false },
    { title: 'Video', href: 'https://www.example.org/next-choice', external: true },
  ]);
  assert.is(page.hours, '16:15–17:45 (Berlin time)');
  const event = JSON.parse(page.head.jsonLd)['@graph'].find((node: { '@type': string }) => node['@type'] === 'Event');
  assert.equal([event.startDate, event.endDate], ['2031-05-06T16:15+02:00', '2031-05-06T17:45+02:00']);
});

test('a talk shows what it is about unless its text says the same', async () => {
  const path = 'talks/prices-and-patience.md';
  const says = 'Why sellers wait before they change a price, and what their waiting tells.';
  const talk = readFileSync(`test/fixtures/whole/content/${path}`, 'utf8');
  const pageOf = async (text: string) => {
    const { compiled } = await compileWhole({ [path]: text });
    return pageAt<TalkPage>(compiled, '/talks/prices-and-patience').description;
  };
  assert.is(await pageOf(talk), says);
  assert.is(
    await pageOf(
      `${talk}\n## About\n\n*Why* sellers wait before they change a price, and what their waiting tells. More follows.\n`,
    ),
    null,
  );
  assert.is(await pageOf(talk.replace('a price, and', "their 'price', and")), says.replace('a price', 'their ‘price’'));
});

test('a talk has the hours that are known, and none without a beginning', async () => {
  const talk = readFileSync('test/fixtures/whole/content/talks/the-next-choice.md', 'utf8');
  const hoursOf = async (hours: string) => {
    const path = 'talks/the-next-choice.md';
    const { compiled } = await compileWhole({ [path]: talk.replace(/starts:[\s\S]*Berlin/, hours) });
    return pageAt<TalkPage>(compiled, '/talks/the-next-choice').hours;
  };
  assert.is(await hoursOf('starts: 16:15'), '16:15');
  assert.is(await hoursOf('zone: Europe/Berlin'), '');
});

test('a talk has a page with its links and the papers that it is about, and is an event to search engines', async () => {
  const { compiled } = await compileWhole();
  const page = pageAt<TalkPage>(compiled, '/talks/attention-at-work');
  assert.equal(page.links, [{ title: 'Programme', href: 'https://www.example.org/programme', external: true }]);
  assert.equal(
    page.papers.map(({ href }) => href),
    ['/research/papers/paper-one'],
  );
  assert.equal(pageAt<TalkPage>(compiled, '/talks/the-next-choice').papers, []);
  const event = JSON.parse(page.head.jsonLd)['@graph'].find((node: { '@type': string }) => node['@type'] === 'Event');
  assert.is(event.startDate, '2025-03-14');
  assert.equal(event.location, {
    '@type': 'Place',
    name: 'Example Hall, Exampleton',
    address: 'Example Hall, Exampleton',
  });
  assert.equal(event.superEvent, { '@type': 'Event', name: 'Workshop on Attention' });
});

test('the search finds a talk, and the menu leads to their list', async () => {
  const { read } = await compileWhole();
  const found = (read('search.json') as SearchEntries).filter(({ kind }) => kind === 'talk');
  assert.equal(
    found.map(({ href, context }) => [href, context]),
    [
      ['/talks/the-next-choice', 'Example Lectures'],
      ['/talks/attention-at-work', 'Workshop on Attention'],
      ['/talks/attention-at-work#what-is-measured', 'Attention at Work'],
      ['/talks/prices-and-patience', 'Seminar of the Example Institute'],
    ],
  );
  assert.ok(
    (read('site.json') as SiteData).navigation.some(({ title, href }) => title === 'Talks' && href === '/talks'),
  );
});

test('a list to which site.md leads is in the menu once, in the words there', async () => {
  const site = readFileSync('test/fixtures/whole/content/site.md', 'utf8');
  const named = site.replace('navigation:\n', 'navigation:\n  - { title: Where I speak, href: /talks }\n');
  const { read } = await compileWhole({ 'site.md': named });
  const leading = (read('site.json') as SiteData).navigation.filter(({ href }) => href === '/talks');
  assert.equal(leading, [{ title: 'Where I speak', href: '/talks' }]);
});

test('a talk needs no text: its page says when and where it is, and the search finds it', async () => {
  const talk = readFileSync('test/fixtures/whole/content/talks/the-next-choice.md', 'utf8');
  const bare = talk.replace(/\n---\n[\s\S]*$/, '\n---\n');
  const { compiled, read } = await compileWhole({ 'talks/the-next-choice.md': bare });
  const { title, event, body } = pageAt<TalkPage>(compiled, '/talks/the-next-choice');
  assert.equal([title, event, body], ['The Next Choice', 'Example Lectures', []]);
  assert.ok((read('search.json') as SearchEntries).some(({ href }) => href === '/talks/the-next-choice'));
});

test('without a talk there is neither a list nor an entry in the menu', async () => {
  const { read } = await compileWhole(Object.fromEntries(talks.map((path) => [path, null])));
  const paths = (read('routes.json') as RouteList).map(({ path }) => path);
  assert.equal(
    paths.filter((path) => path.startsWith('/talks')),
    [],
  );
  assert.not.ok((read('site.json') as SiteData).navigation.some(({ href }) => href === '/talks'));
});

test.run();
