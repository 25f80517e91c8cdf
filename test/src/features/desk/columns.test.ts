import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { filterSubmissions, readColumns } from '../../../../src/features/desk/columns.ts';
import { readView } from '../../../../src/features/desk/use-view.ts';
import { createSlots } from '../../../support/answers.ts';
import { submission } from './desk-stage.ts';

const lines = [
  submission,
  {
    ...submission,
    id: 's2',
    done: true,
    answers: { ...submission.answers, name: 'José Río', location: 'Lima' },
    file: null,
  },
  { ...submission, id: 's3', spam: true },
];
const find = (...filter: [Parameters<typeof filterSubmissions>[1], string]) =>
  filterSubmissions(lines, ...filter).map(({ id }) => id);

test('spam is apart from what waits and what is done', () => {
  assert.equal([find('waiting', ''), find('done', ''), find('spam', '')], [['s1'], ['s2'], ['s3']]);
  assert.equal(find('all', ''), ['s1', 's2', 's3']);
});

test('every word has to be found, in any column, without accents and capitals', () => {
  assert.equal(find('all', 'jose LIMA'), ['s2']);
  assert.equal(find('all', 'plan.pdf zurich'), ['s1', 's3']);
  assert.equal(find('all', 'lima zurich'), []);
  assert.equal([find('all', 'waiting'), find('all', 'done'), find('all', 'spam')], [['s1'], ['s2'], ['s3']]);
  assert.equal([find('all', 'undefined'), find('waiting', 'lima')], [[], []]);
  for (const word of ['scans', 'ada', 'mar', '@example', '41', 'phd', 'colleague', 'one', 'purely', 'two readers'])
    assert.equal([word, find('waiting', word)], [word, ['s1']]);
});

test('the columns that were chosen are kept; what is kept and unknown is passed over', () => {
  const { slot } = createSlots();
  assert.equal(readColumns(slot('columns')), ['proposal', 'name', 'when', 'file']);
  slot('columns').write(JSON.stringify({ columns: ['email', 'nothing', 'name'] }));
  assert.equal(readColumns(slot('columns')), ['name', 'email']);
  slot('columns').write('[broken');
  assert.equal(readColumns(slot('columns')), ['proposal', 'name', 'when', 'file']);
});

test('the address names a section and one thing in it; what it does not know is what waits', () => {
  assert.equal(readView(''), { name: '', id: null });
  for (const name of ['questions', 'submissions', 'messages', 'chat', 'views', 'account'] as const)
    for (const hash of [`#${name}`, `#/${name}`, `#${name}/`]) assert.equal(readView(hash), { name, id: null });
  assert.equal(readView('#questions/q1'), { name: 'questions', id: 'q1' });
  assert.equal(readView('#elsewhere/x'), { name: '', id: null });
});

test.run();
