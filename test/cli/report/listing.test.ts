import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readContent } from '../../../cli/read/content.ts';
import { listChain, listDocuments } from '../../../cli/report/listing.ts';
import { createSite } from '../../../cli/site.ts';
import { topic, workspace } from '../../support/workspace.ts';

async function modelOf(changes: Parameters<typeof workspace>[0]) {
  const site = workspace(changes);
  try {
    return createSite(await readContent(site.content), { today: '2026-01-01' }).model;
  } finally {
    site.remove();
  }
}

test('the chain is printed as it is read, with its end and the drafts that it leaves out', async () => {
  const model = await modelOf({ 'topics/gamma.md': topic('Text.', 'draft: true\n') });
  assert.is(
    listChain(model),
    [
      'First Group (first)',
      '    10  alpha  Alpha',
      '    20  beta  Beta',
      '',
      'Second Group (second)',
      '    20  delta  Delta',
      '',
      'After delta comes alpha again.',
      'Drafts: gamma',
      '',
    ].join('\n'),
  );
});

test('each file is listed with what leads to it; what nothing leads to is an orphan', async () => {
  const model = await modelOf({ 'groups/third.md': '---\ntitle: Third\norder: 30\n---\n' });
  assert.is(
    listDocuments(model, ['topic', 'group']),
    [
      'group first',
      '  from topic alpha, topic beta',
      'group second',
      '  from topic delta, topic gamma',
      'group third',
      '  orphan: nothing leads here',
      'topic alpha',
      '  from home, site',
      'topic beta',
      '  from topic alpha',
      'topic delta',
      '  orphan: nothing leads here',
      'topic gamma',
      '  orphan: nothing leads here',
      '',
    ].join('\n'),
  );
  assert.is(
    listDocuments(model, ['reference']),
    'reference doe-2020-study\n  from topic alpha\nreference roe-2021-essay\n  from topic alpha\n',
  );
});

test.run();
