import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readContent } from '../../../cli/read/content.ts';
import { listChain, listDocuments, listPlaces } from '../../../cli/report/listing.ts';
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

test('each file is listed with what leads to it, or with where readers find it', async () => {
  const model = await modelOf({
    'groups/third.md': '---\ntitle: Third\norder: 30\n---\n',
    'topics/gamma.md': topic('Text.', 'draft: true\n'),
  });
  assert.is(
    listDocuments(model, ['topic', 'group']),
    [
      'group first',
      '  from topic alpha, topic beta',
      'group second',
      '  from topic delta, topic gamma',
      'group third',
      '  no file names it or links to it',
      'topic alpha',
      '  from home, site',
      'topic beta',
      '  from topic alpha',
      'topic delta',
      '  no file names it or links to it; /resources lists it',
      'topic gamma  (draft)',
      '  no file names it or links to it',
      '',
    ].join('\n'),
  );
  assert.is(
    listDocuments(model, ['reference']),
    'reference doe-2020-study\n  from topic alpha\nreference roe-2021-essay\n  from topic alpha\n',
  );
});

test('one file is listed with each line that cites it, names it or links to it, a byline and an anchor too', async () => {
  const model = await modelOf({
    'people/jane-doe.md':
      '---\ntitle: Jane Doe\ndescription: Jane Doe works on how people learn what they are bad at, with data.\n---\n',
    'topics/gamma.md': topic(
      'See [it](/resources/alpha#ref-doe-2020-study), [the page](/resources/alpha) and [@doe-2020-study].',
    ),
  });
  const pick = (slug: string) =>
    listPlaces(
      model,
      model.documents.filter((document) => document.slug === slug),
    );
  assert.match(pick('jane-doe'), /^person jane-doe\n {2}content\/references\/doe-2020-study\.md:\d+:\d+\n$/);
  const places = pick('doe-2020-study');
  assert.match(places, /^reference doe-2020-study\n {2}content\/topics\/alpha\.md:/);
  assert.match(places, 'content/topics/gamma.md:8:10\n  content/topics/gamma.md:8:');
  assert.match(pick('alpha'), 'content/topics/gamma.md:8:59\n');
});

test.run();
