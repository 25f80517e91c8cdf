import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ResearchPage } from '../../../cli/core/shapes.ts';
import { compileChanged, pageAt } from '../../support/workspace.ts';

const paper = readFileSync('test/fixtures/base/content/papers/paper-one.md', 'utf8');

test('each topic of the research index names the publications that its page is about', async () => {
  const compiled = await compileChanged({
    'papers/paper-one.md': paper.replace('---\n', '---\nreferences: [roe-2021-essay, doe-2020-study]\n'),
  });
  const [first] = pageAt<ResearchPage>(compiled, '/research').papers;
  assert.is(first?.id, 'paper-one');
  assert.equal(
    first?.papers.map(({ year }) => year),
    [2021, 2020],
  );
  assert.equal(Object.keys(first?.papers[0] ?? {}).sort(), ['citation', 'id', 'title', 'year']);
  assert.is(first?.papers[1]?.id, 'https://doi.org/10.1000/study');
});

test.run();
