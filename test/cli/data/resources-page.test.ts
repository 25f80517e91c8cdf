import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ResourcesPage } from '../../../cli/kinds/shapes/topic.ts';
import { compileChanged, pageAt } from '../../support/workspace.ts';

test('the overview has every topic in the order of the chain, with what it is about and how long it takes', async () => {
  const { groups } = pageAt<ResourcesPage>(await compileChanged({}), '/resources');
  assert.equal(
    groups.map(({ title, topics }) => [title, topics.map((topic) => topic.title)]),
    [
      ['First Group', ['Alpha', 'Beta']],
      ['Second Group', ['Gamma', 'Delta']],
    ],
  );
  const { description, minutes, href } = groups[0]?.topics[0] ?? {};
  assert.equal(
    [description, minutes, href],
    ['A sentence that is long enough to be a description of this page.', 1, '/resources/alpha'],
  );
});

test.run();
