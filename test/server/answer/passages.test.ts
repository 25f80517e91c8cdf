import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answerFromPassages } from '../../../server/answer/answer-from-passages.ts';
import { indexPassages } from '../../../server/answer/corpus.ts';
import { watchPassages } from '../../../server/answer/passages.ts';

const test = suite('passages');
const folder = mkdtempSync(join(tmpdir(), 'site-passages-'));
const file = join(folder, 'passages.json');
test.after(() => rmSync(folder, { recursive: true, force: true }));

const next = {
  kind: 'fact',
  id: 'fact:talks-to-come',
  path: '/talks',
  anchor: null,
  page: 'Talks',
  heading: null,
  asks: ['When is your next talk?'],
  text: 'The next talk is “Soon”.',
  more: [{ title: 'Soon', href: '/talks/soon' }],
};
const talks = { ...next, id: 'fact:talks', asks: ['Which talks are there?'], text: 'Talks: Soon' };
const passages = [
  { ...next, before: '2030-01-02' },
  { ...next, id: 'fact:talks-to-come-2030-01-02', text: 'No talk is announced.', from: '2030-01-02' },
  talks,
];

test('a passage is there from its first day on, and no longer on the day before which it is true', async () => {
  writeFileSync(file, JSON.stringify(passages));
  let now = '2029-12-31T12:00Z';
  let made = 0;
  const read = watchPassages(
    file,
    (all) => {
      made += 1;
      return all.map(({ text }) => text);
    },
    () => new Date(now),
  );
  assert.equal(await read(), ['The next talk is “Soon”.', 'Talks: Soon']);
  now = '2030-01-01T23:59Z';
  assert.equal(await read(), ['The next talk is “Soon”.', 'Talks: Soon']);
  assert.is(made, 1);
  now = '2030-01-02T00:00Z';
  assert.equal(await read(), ['No talk is announced.', 'Talks: Soon']);
  now = '2035-01-01T00:00Z';
  assert.equal(await read(), ['No talk is announced.', 'Talks: Soon']);
  assert.is(made, 2);
});

const ask = async (all: readonly (typeof next)[], question = 'When is your next talk?') => {
  writeFileSync(file, JSON.stringify(all));
  const corpus = await watchPassages(file, indexPassages, () => new Date('2030-01-01T12:00Z'))();
  return answerFromPassages(async () => corpus)(question);
};
const section = { ...next, kind: 'section', anchor: null, asks: [], text: 'The next talk is on what comes next.' };

test('a page that says more, and matches the question too, is linked once', async () => {
  const written = { ...next, kind: 'answer', id: 'answer:next-talk' };
  const page = { ...section, id: '/talks/soon#1', path: '/talks/soon', page: 'Soon' };
  assert.match((await ask([written, page])).content, /See also \[Soon\]\(\/talks\/soon\)\.$/);
});

test('below what the data say no page is linked that only shares words', async () => {
  const page = { ...section, id: '/resources/alpha#1', path: '/resources/alpha', page: 'Alpha' };
  assert.match((await ask([next, page])).content, /See also \[Soon\]\(\/talks\/soon\)\.$/);
});

test('what changes with time is declined unless the site has it', async () => {
  assert.match((await ask([talks])).content, 'That changes over time, and the pages of this site do not follow it.');
  const told = await ask([next, talks]);
  assert.is(told.content, 'The next talk is “Soon”.\n\n— [Talks](/talks)\n\nSee also [Soon](/talks/soon).');
  assert.is(told.kind, 'answer');
});

test('what comes next is told beside a second question, whatever becomes of that', async () => {
  const { kind, content } = await ask([next, talks], 'When is your next talk and where are the zebras?');
  assert.is(kind, 'answer');
  assert.match(content, 'The next talk is “Soon”.');
  assert.match(content, 'You also asked “where are the zebras?”');
});

test('what becomes true first is there on its day, wherever it stands in the file', async () => {
  writeFileSync(
    file,
    JSON.stringify([
      { ...talks, before: '2031-01-01' },
      { ...next, from: '2030-02-01' },
    ]),
  );
  let now = '2030-01-01T12:00Z';
  const read = watchPassages(
    file,
    (all) => all.map(({ text }) => text),
    () => new Date(now),
  );
  assert.equal(await read(), ['Talks: Soon']);
  now = '2030-02-01T00:00Z';
  assert.equal(await read(), ['Talks: Soon', 'The next talk is “Soon”.']);
});

test.run();
