import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Routes, SearchEntries, Site, TalkPage, TalksPage } from '../../../cli/kinds/shapes.ts';
import { compileWhole } from '../../support/whole.ts';
import { pageAt } from '../../support/workspace.ts';

const talks = ['talks/attention-at-work.md', 'talks/prices-and-patience.md'];

test('talks stand at their list, the newest first, with day, occasion and place', async () => {
  const { compiled } = await compileWhole();
  const { talks: listed } = pageAt<TalksPage>(compiled, '/talks');
  assert.equal(
    listed.map(({ title, date, event, place, href }) => [title, date, event, place, href]),
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
  );
});

test('a talk has a page with its links and the papers that it is about, and is an event to search engines', async () => {
  const { compiled } = await compileWhole();
  const page = pageAt<TalkPage>(compiled, '/talks/attention-at-work');
  assert.equal(page.links, [{ title: 'Programme', href: 'https://www.example.org/programme', external: true }]);
  assert.equal(
    page.papers.map(({ href }) => href),
    ['/research/papers/paper-one'],
  );
  const event = JSON.parse(page.head.jsonLd)['@graph'].find((node: { '@type': string }) => node['@type'] === 'Event');
  assert.is(event.startDate, '2025-03-14');
  assert.equal(event.location, { '@type': 'Place', name: 'Example Hall, Exampleton' });
  assert.equal(event.superEvent, { '@type': 'Event', name: 'Workshop on Attention' });
});

test('the search finds a talk, and the menu leads to their list', async () => {
  const { read } = await compileWhole();
  const found = (read('search.json') as SearchEntries).filter(({ kind }) => kind === 'talk');
  assert.equal(
    found.map(({ href, context }) => [href, context]),
    [
      ['/talks/attention-at-work', 'Workshop on Attention'],
      ['/talks/attention-at-work#what-is-measured', 'Attention at Work'],
      ['/talks/prices-and-patience', 'Seminar of the Example Institute'],
    ],
  );
  assert.equal((read('site.json') as Site).navigation.at(-1), { title: 'Talks', href: '/talks' });
});

test('without a talk there is neither a list nor an entry in the menu', async () => {
  const { read } = await compileWhole(Object.fromEntries(talks.map((path) => [path, null])));
  const paths = (read('routes.json') as Routes).map(({ path }) => path);
  assert.equal(
    paths.filter((path) => path.startsWith('/talks')),
    [],
  );
  assert.not.ok((read('site.json') as Site).navigation.some(({ href }) => href === '/talks'));
});

test.run();
