import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { complete } from '../../../cli/assist/complete.ts';
import { definition, hover, references, rename } from '../../../cli/assist/navigate.ts';
import { topic, workspace } from '../../support/workspace.ts';

const folder = workspace({ 'answers/why.md': '---\nquestion: Why does it matter?\n---\n\nBecause.\n' });
const site = await folder.compile();
test.after(folder.remove);
const path = 'content/topics/gamma.md';

/** Puts a text in the place of the page's and gives the offset of the `|` in it. */
function stand(text: string): number {
  site.setText(path, text.replace('|', ''));
  return text.indexOf('|');
}

const cited = topic('It was found [@doe-20|20-study].', 'references: [doe-2020-study]\n');

test('a citation shows its publication, a link its page, and a key what it is for', () => {
  assert.match(hover(site, path, stand(cited))?.text ?? '', 'Doe, Jane, and John Roe. 2020. “A Study.”');
  const link = hover(site, path, stand(topic('See [it](/resources/be|ta).')));
  assert.is(link?.text, '**Beta** /resources/beta\n\nA sentence that is long enough to be a description of this page.');
  assert.match(hover(site, path, stand(topic('Words.').replace('order', 'or|der')))?.text ?? '', 'smaller comes first');
  assert.is(hover(site, path, stand(topic('Plain wo|rds.'))), null);
});

test('an answer is shown by its question', () => {
  const text = topic('See [it](/answers/w|hy).');
  assert.is(hover(site, path, stand(text))?.text, '**Why does it matter?** /answers/why');
  const offered = complete(site, path, stand(text));
  assert.is(offered.find(({ label }) => label === '/answers/why')?.detail, 'Why does it matter?');
});

test('a name leads to its file, and an address with an anchor to the heading', () => {
  assert.is(definition(site, path, stand(cited))?.path, 'content/references/doe-2020-study.md');
  const heading = definition(site, path, stand(topic('See [it](/resources/beta#mo|re-of-it).')));
  assert.equal([heading?.path, heading?.line], ['content/topics/beta.md', 10]);
  const group = definition(site, path, stand(topic('Words.').replace('group: sec', 'group: se|c')));
  assert.is(group?.path, 'content/groups/second.md');
});

test('who cites a publication is found from a citation, and from the file of the publication', () => {
  const places = (found: ReturnType<typeof references>) => found.map((one) => `${one.path}:${one.line}`);
  const wanted = [
    'content/topics/alpha.md:11',
    'content/topics/alpha.md:7',
    'content/topics/gamma.md:9',
    'content/topics/gamma.md:6',
  ];
  assert.equal(places(references(site, path, stand(cited))), wanted);
  assert.equal(places(references(site, 'content/references/doe-2020-study.md', 0)), wanted);
});

test('a rename is the plan of `site move`, and is refused where that is', () => {
  const plan = rename(site, path, stand(cited), 'doe-2020-trial');
  assert.equal(plan.kind === 'changes' && plan.changes.map(({ to }) => to), [
    'content/references/doe-2020-trial.md',
    'content/routes.lock',
    'content/topics/alpha.md',
    'content/topics/gamma.md',
  ]);
  const refused = rename(site, path, stand(cited), 'Not A Slug');
  assert.is(refused.kind === 'refused' && refused.hint, 'Use `not-a-slug`.');
  assert.is(rename(site, 'content/pages/forum.md', 3, 'other').kind, 'refused');
});

test('a rename is refused on words and labels, so that no page moves when a word was meant', () => {
  for (const text of ['Plain wo|rds.', 'See [@fig:cur|ves].'])
    assert.is(rename(site, path, stand(topic(text)), 'other').kind, 'refused', text);
});

test.run();
