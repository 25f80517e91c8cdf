import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listOutbound } from '../../../cli/links/outbound.ts';
import { compileChanged, topic } from '../../support/workspace.ts';

test('what is asked about is each link out of the site, and the DOI of the book and of each publication that has one', async () => {
  const text = topic('See [it](https://out.test/page), [this](/resources/alpha) and [that](alpha.md).');
  const { model } = await compileChanged({ 'topics/gamma.md': text });
  assert.equal(
    listOutbound(model).map(({ url, at }) => `${at.path}:${at.line} ${url}`),
    [
      'content/pages/home.md:8 https://housing.test',
      'content/references/roe-2021-essay.md:6 https://essay.test/roe',
      'content/site.md:17 https://press.test/book',
      'content/topics/gamma.md:8 https://out.test/page',
      'content/references/doe-2020-study.md:10 https://doi.org/10.1000%2Fstudy',
      'content/site.md:18 https://doi.org/10.1000%2Fbook',
    ],
  );
});

test.run();
