import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileChanged, topic } from '../../support/workspace.ts';

const moved = topic('## Two loan forms\n\n$$\nx = 1\n$$\n\n: {#eq:logit}')
  .replace('Gamma', 'Beta')
  .replace('second\norder: 10', 'first\norder: 20');
const left = topic('See [it](/resources/alpha#two-loan-forms) and [@eq:logit].');

test('what moved to another page is told with that page', async () => {
  const { problems } = await compileChanged({ 'topics/beta.md': moved, 'topics/gamma.md': left });
  const own = problems.filter(({ path }) => path.endsWith('gamma.md'));
  assert.equal(
    own.map(({ reason, hint }) => `${reason} ${hint}`),
    [
      '`/resources/alpha` has no heading `#two-loan-forms`, but `/resources/beta` has one. ' +
        'If the section was moved there, write `/resources/beta#two-loan-forms`.',
      'Nothing on this page has the label `eq:logit`; it stands on `/resources/beta`. ' +
        'A label holds on its own page. Lead readers there with a link, `[words](/resources/beta#eq-logit)`.',
    ],
  );
});

test('where several pages have such a heading, none is named', async () => {
  const delta = moved.replace('Gamma', 'Delta').replace('first\norder: 20', 'second\norder: 20');
  const changed = { 'topics/beta.md': moved, 'topics/delta.md': delta, 'topics/gamma.md': left };
  const { problems } = await compileChanged(changed);
  const reasons = problems.filter(({ path }) => path.endsWith('gamma.md')).map(({ reason }) => reason);
  assert.equal(reasons, [
    '`/resources/alpha` has no heading `#two-loan-forms`.',
    'Nothing on this page has the label `eq:logit`.',
  ]);
});

test.run();
