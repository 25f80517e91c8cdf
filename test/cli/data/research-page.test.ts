import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { PaperPage } from '../../../cli/kinds/shapes/paper.ts';
import type { ResearchPage, ResearchTopic } from '../../../cli/kinds/shapes/research.ts';
import { compileChanged, pageAt } from '../../support/workspace.ts';

const paper = readFileSync('test/fixtures/base/content/papers/paper-one.md', 'utf8');

test('each topic of the research index names the publications that its page is about', async () => {
  const compiled = await compileChanged({
    'papers/paper-one.md': paper.replace(
      '---\n',
      '---\nreferences: [roe-2021-essay, doe-2020-study]\nquestion: Why?\nfinding: Because.\n',
    ),
  });
  const [first] = pageAt<ResearchPage>(compiled, '/research').papers;
  assert.is(first?.id, 'paper-one');
  assert.equal(
    first?.papers.map(({ year }) => year),
    [2020, 2021],
  );
  assert.equal(Object.keys(first?.papers[0] ?? {}).sort(), ['citation', 'id', 'italic', 'title', 'year']);
  assert.is(first?.papers[0]?.id, 'https://doi.org/10.1000/study');
  assert.equal(
    first?.papers.map(({ italic }) => italic),
    ['venue', null],
  );
});

test('a paper without the subtitle of its publication says with whom that was written', async () => {
  const about = paper
    .replace(/^title: .*$/m, 'title: A study')
    .replace('---\n', '---\npublication: doe-2020-study\nreferences: [doe-2020-study, roe-2021-essay]\n');
  const [first] = pageAt<ResearchPage>(await compileChanged({ 'papers/paper-one.md': about }), '/research').papers;
  assert.is(first?.byline, 'Jane Doe and John Roe');
});

test('the research index asks the question of each line and tells its finding and its years', async () => {
  const compiled = await compileChanged({
    'papers/paper-one.md': paper.replace(
      '---\n',
      '---\nreferences: [roe-2021-essay, doe-2020-study]\nquestion: Why?\nfinding: Because.\n',
    ),
  });
  const { papers } = pageAt<ResearchPage>(compiled, '/research');
  const { question, finding, years } = papers[0] as ResearchTopic;
  assert.equal(
    { question, finding, years },
    { question: 'Why?', finding: 'Because.', years: { first: 2020, last: 2021 } },
  );
});

test('a paper leads to the papers before and after it in the index, which has a beginning and an end', async () => {
  const another = (order: number, label: string) =>
    paper
      .replace('order: 10', `order: ${order}`)
      .replace('Paper One', label)
      .replace(/aliases: .*\n/, '');
  const compiled = await compileChanged({
    'papers/second.md': another(20, 'Second'),
    'papers/third.md': another(30, 'Third'),
  });
  const neighbours = (slug: string) => {
    const { previous, next } = pageAt<PaperPage>(compiled, `/research/papers/${slug}`);
    return [previous?.title ?? null, next?.title ?? null];
  };
  assert.equal(neighbours('paper-one'), [null, 'Second']);
  assert.equal(neighbours('second'), ['Paper One', 'Third']);
  assert.equal(neighbours('third'), ['Second', null]);
});

test('a page names the paper that it is about, with the file that cites it', async () => {
  const compiled = await compileChanged({
    'papers/paper-one.md': paper.replace('---\n', '---\nreferences: [doe-2020-study]\npublication: doe-2020-study\n'),
  });
  const { publication } = pageAt<PaperPage>(compiled, '/research/papers/paper-one');
  assert.is(publication?.href, '/references#ref-doe-2020-study');
  assert.is(publication?.cite, '/data/cite/references/doe-2020-study.json');
  assert.is(publication?.title, 'Doe and Roe (2020). A Study');
});

test.run();
