import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listTree } from '../../../cli/studio/tree.ts';
import { compileChanged, topic } from '../../support/workspace.ts';

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

test.run();
