import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf } from '../../support/draft.ts';

test('the title block of Pandoc is the title of its page', async () => {
  const draft = await draftOf('.md', '% Attention\n  and choice\n% Ada Writer; Bob Reader\n% 2024-03-05\n\nWords.');
  assert.equal([draft?.title, draft?.body], ['Attention and choice', 'Words.']);
  assert.is((await draftOf('.md', 'Words.\n\n% no title'))?.title, undefined);
});

test.run();
