import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf } from '../../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.qmd', text))?.body;

test('what points at a part in R Markdown does so here where that has its label, and is told where not', async () => {
  const draft = await draftOf(
    '.rmd',
    '## Begin {#begin}\n\nSee Table \\@ref(tab:one), Figure \\@ref(fig:plot), Section \\@ref(begin) and \\@ref(end).\n\n| a |\n|---|\n| 1 |\n\n: (\\#tab:one) Prices',
  );
  assert.is(
    draft?.body,
    '## Begin\n\nSee [@tab:one], Figure \\@fig:plot, [the section](#begin) and \\@sec-end.\n\n| a |\n| - |\n| 1 |\n\n: Prices {#tab:one}',
  );
  assert.equal(draft?.lost, [
    'What points at a figure, a table or a section of its program is plain text now. (2 times, at “fig:plot”, “sec-end”)',
  ]);
});

test('what points at a part in R Markdown does not take the longer label of another for it', async () => {
  assert.is(
    await bodyOf('## Data {#data-sources}\n\n## More {#more .unnumbered}\n\nSee \\@ref(data) and \\@ref(more).'),
    '## Data\n\n## More\n\nSee \\@sec-data and [the section](#more).',
  );
});

test.run();
