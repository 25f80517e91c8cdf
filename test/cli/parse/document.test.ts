import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileChanged } from '../../support/workspace.ts';

test('a file in the folder of another kind is told where it belongs, and nothing else', async () => {
  const talk =
    '---\ntitle: A talk\ndescription: A sentence that is long enough to be a description of this page.\nevent: A workshop\nplace: A hall\ndate: 2025-03-14\n---\n\nWords.\n';
  const { problems } = await compileChanged({ 'news/a-talk.md': talk });
  assert.equal(
    problems.filter(({ path }) => path === 'content/news/a-talk.md').map(({ reason, hint }) => [reason, hint]),
    [['This looks like a talk.', 'Move it to `talks/`.']],
  );
});

test.run();
