import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf } from '../../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.md', text))?.body;

test('formulas and code of Distill are formulas and code', async () => {
  const draft = await draftOf(
    '.md',
    'Let <d-math>t \\ge \\theta</d-math>, in <d-code language="python">a_b_c</d-code>:\n\n<d-math block>\nP(t < \\theta)\n</d-math>\n\n<d-code block language="python">\nx = {a: b[c] for c in "<>"}\n\ny = "$x$"\n</d-code>',
  );
  assert.is(
    draft?.body,
    'Let $t \\ge \\theta$, in `a_b_c`:\n\n$$\nP(t < \\theta)\n$$\n\n```python\nx = {a: b[c] for c in "<>"}\n\ny = "$x$"\n```',
  );
  assert.equal(draft?.lost, []);
});

test('code of Distill is a block in whatever order its tag says so', async () => {
  for (const tag of ['d-code block language="python"', 'd-code language="python" block', 'd-code block=""'])
    assert.is(
      await bodyOf(`<${tag}>\nx = 1\n</d-code>`),
      `\`\`\`${tag.includes('python') ? 'python' : ''}\nx = 1\n\`\`\``,
    );
});

test.run();
