import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ResearchPage } from '../../../cli/kinds/shapes/research.ts';
import { compileWhole } from '../../support/whole.ts';

const content = 'test/fixtures/whole/content/';
const paper = readFileSync(`${content}papers/paper-one.md`, 'utf8');
const work = readFileSync(`${content}references/writer-2023-waiting.md`, 'utf8');

/** The row of the only paper, of a label and with references, whose publication has authors or editors. */
async function listRow(label: string, references: string, names = 'authors: [Ada Writer, John Roe]', type = 'article') {
  const { read } = await compileWhole({
    'papers/paper-one.md': paper
      .replace('label: Paper One', `label: ${label}`)
      .replace(/references: .*/, `references: [${references}]`)
      .replace(' [@doe-2020-study]', ''),
    'references/writer-2023-waiting.md': work
      .replace('authors: [Ada Writer, John Roe]', names)
      .replace('type: article', `type: ${type}`),
  });
  return (read('pages/research.json') as ResearchPage).papers[0];
}

test('a paper on the publication of its own title names those with whom the researcher wrote it', async () => {
  const byline = async (authors: string) =>
    (await listRow('What Waiting Costs', 'writer-2023-waiting', `authors: [${authors}]`))?.byline;
  assert.is(await byline('Ada Writer, John Roe'), 'With John Roe');
  assert.is(await byline('"Doe, Jane", "Writer, A.", John Roe'), 'With Jane Doe and John Roe');
  assert.is(await byline('Ada Writer'), '');
  assert.is(await byline('Jane Doe, John Roe'), 'Jane Doe and John Roe');
  assert.is(await byline('Ada Writer, A A, B B, C C, D D, E E, F F'), 'With A A, B B, C C, D D, E E and F F');
  assert.is(await byline('Ada Writer, A A, B B, C C, D D, E E, F F, G G'), 'With A A, B B, C C, D D, E E and 2 more');
});

test('a paper that names its publication tells of that alone, whatever else it cites', async () => {
  const cite = 'doe-2020-study, writer-2023-waiting]\npublication: writer-2023-waiting\nkeywords: [waiting';
  const row = await listRow('What Waiting Costs', cite);
  assert.equal([row?.byline, row?.years], ['With John Roe', { first: 2023, last: 2023 }]);
  assert.equal(
    row?.papers.map(({ title }) => title),
    ['What Waiting Costs'],
  );
  assert.is((await listRow('On Waiting', cite))?.papers.length, 2);
});

test('of a volume those are named with whom the researcher edited it', async () => {
  const volume = await listRow('What Waiting Costs', 'writer-2023-waiting', 'editors: [Ada Writer, John Roe]');
  assert.is(volume?.byline, 'With John Roe');
});

test('of the work of another author it is said that the researcher edited or translated it', async () => {
  const edited = async (type: string, editors: string) => {
    const keys = `authors: [Jane Doe]\neditors: [${editors}]`;
    return (await listRow('What Waiting Costs', 'writer-2023-waiting', keys, type))?.byline;
  };
  assert.is(await edited('book', 'Ada Writer, John Roe'), 'Jane Doe, edited by Ada Writer and John Roe');
  assert.is(await edited('book', 'John Roe'), 'Jane Doe');
  const translated = 'authors: [Jane Doe]\ntranslators: [A. Writer]';
  const row = await listRow('What Waiting Costs', 'writer-2023-waiting', translated, 'book');
  assert.is(row?.byline, 'Jane Doe, translated by A. Writer');
  assert.is(await edited('chapter', 'Ada Writer'), 'Jane Doe', 'she edited the book around it');
});

test('a paper on several publications, or of another name, leaves their authors to its page', async () => {
  const several = await listRow('What Waiting Costs', 'doe-2020-study, writer-2023-waiting');
  assert.equal([several?.byline, several?.years], [null, { first: 2020, last: 2023 }]);
  assert.is((await listRow('On Waiting', 'writer-2023-waiting'))?.byline, null);
  assert.is((await listRow('What Waiting Costs', ''))?.byline, null);
});

test.run();
