import * as assert from 'uvu/assert';
import { listTree } from '../../../cli/studio/tree.ts';
import { compileChanged, topic } from '../../support/workspace.ts';
import { studioSuite, text } from './stage.ts';

const test = studioSuite('tree');

test('the tree says what readers do not get, from which day on they do, and what has changed', async () => {
  const { model, problems } = await compileChanged({
    'topics/gamma.md': topic('Words.', 'draft: true\npublishAt: 2026-03-01\n'),
    'topics/delta.md': topic('Words.', 'publishAt: 2026-03-01\n').replace('order: 10', 'order: 20'),
    'topics/beta.md': topic('## More of it', 'publishAt: 2025-03-01\n').replace('order: 10', 'order: 30'),
  });
  const topics = listTree(model, problems, new Set(['content/topics/beta.md'])).find(({ title }) => title === 'Topics');
  assert.equal(
    topics?.files.map(({ slug, held, isChanged }) => [slug, held, isChanged]),
    [
      ['alpha', null, false],
      ['gamma', 'draft', false],
      ['delta', 'from 2026-03-01', false],
      ['beta', null, true],
    ],
  );
});

test('a file is named by its title, whatever key its kind has for that', async () => {
  const { model, problems } = await compileChanged({
    'answers/why.md': '---\nquestion: Why does it matter?\n---\n\nBecause.\n',
    'terms/calibration.md': '---\nterm: Calibration\nplain: Being right as often as one says.\n---\n',
  });
  const files = listTree(model, problems, new Set()).flatMap((section) => section.files);
  const titleOf = (wanted: string) => files.find(({ slug }) => slug === wanted)?.title;
  assert.equal(['why', 'calibration', 'paper-one'].map(titleOf), ['Why does it matter?', 'Calibration', 'A Paper']);
});

test('people, whatever letters their names begin with, stand by the alphabet, as do files without an order', async () => {
  const titles = ['Zoe Roe', 'Íñigo Ruiz', 'van den Berg, Maarten', 'Jonathan Adeyemi'];
  const people = titles.map((title, index) => [`people/p-${index}.md`, `---\ntitle: ${title}\n---\n`]);
  const terms = ['Zeta', 'Étude', 'Frame'].map((term, index) => [
    `terms/t-${index}.md`,
    `---\nterm: ${term}\nplain: What it means in words.\n---\n`,
  ]);
  const { model, problems } = await compileChanged(Object.fromEntries([...people, ...terms]));
  const sections = listTree(model, problems, new Set());
  const listed = (name: string) => sections.find(({ title }) => title === name)?.files.map(({ title }) => title);
  assert.equal(listed('People'), ['Íñigo Ruiz', 'Jonathan Adeyemi', 'Maarten van den Berg', 'Zoe Roe']);
  assert.equal(listed('Terms'), ['Étude', 'Frame', 'Zeta']);
});

test('a fixed file that is no page is called what it is, for its title is that of the home page', async () => {
  const { model, problems } = await compileChanged({});
  const fixed = listTree(model, problems, new Set()).find(({ title }) => title === 'Fixed pages')?.files ?? [];
  const titleOf = (wanted: string) => fixed.find(({ path }) => path === wanted)?.title;
  assert.is(titleOf('content/site.md'), 'The site');
  assert.is.not(titleOf('content/pages/home.md'), 'The home page');
});

test('the tree names the files by their titles, in the order of the site', async ({ studio }) => {
  const { sections } = await studio.call('tree', {});
  assert.equal(
    sections.map(({ title }) => title),
    ['Topics', 'Papers', 'Groups', 'References', 'Fixed pages'],
  );
  assert.equal(
    sections[0]?.files.map(({ title }) => title),
    ['Alpha', 'Beta', 'Gamma', 'Delta'],
  );
  const isMovable = (title: string) => sections.find((one) => one.title === title)?.files.map((one) => one.isMovable);
  assert.equal(isMovable('Topics'), [true, true, true, true]);
  assert.equal([...new Set(isMovable('Fixed pages'))], [false]);
});

test('what is wrong with files that are no pages is told too, and all mistakes of the site are counted', async ({
  studio,
}) => {
  studio.write('routes.lock', '/resources/alpha\n/resources/lost\n');
  studio.apply({ 'blog/post.md': text });
  studio.write('topics/gamma.md', topic('See [one](/nothing).'));
  const { others, errors } = await studio.call('tree', {});
  assert.is(errors, 3);
  assert.equal(
    others.map((one) => [one.path, one.problems.map(({ rule }) => rule)]),
    [
      ['content/blog', ['unknown-file']],
      ['content/routes.lock', ['lost-address']],
    ],
  );
  assert.match(others[1]?.problems[0]?.message ?? '', 'Nothing answers at `/resources/lost` any more. Add `aliases');
  studio.apply({ 'topics/notes.docx': 'Notes.' });
  studio.notify();
  const told = JSON.stringify((await studio.call('tree', {})).others);
  assert.match(told, 'content/topics/notes.docx');
  assert.not.match(told, 'npm run', 'who writes here may have no terminal');
});

test.run();
