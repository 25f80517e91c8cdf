import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { complete } from '../../../cli/assist/complete.ts';
import type { Completion } from '../../../cli/assist/completion.ts';
import { applySplices } from '../../../cli/core/splice.ts';
import { topic, workspace } from '../../support/workspace.ts';

const folder = workspace();
const site = await folder.compile();
test.after(folder.remove);

/** What is offered in a file where `|` stands in its text. */
function offered(text: string, path = 'content/topics/gamma.md'): readonly Completion[] {
  const offset = text.indexOf('|');
  site.setText(path, text.replace('|', ''));
  return complete(site, path, offset);
}

function labels(text: string, path?: string): string[] {
  return offered(text, path).map(({ label }) => label);
}

/** The text after the choice of what is offered under a name. */
function choose(text: string, label: string): string {
  const chosen = offered(text).find((one) => one.label === label);
  assert.ok(chosen, `${label} is not offered`);
  return applySplices(text.replace('|', ''), [chosen, ...chosen.also]);
}

test('behind `[@` the publications are offered with the words of their entry', () => {
  const [doe] = offered(topic('It was found [@|'));
  assert.is(doe?.label, 'doe-2020-study');
  assert.match(doe?.help ?? '', 'Doe, Jane, and John Roe. 2020. “A Study.” Journal of Tests 12 (3): 1–20.');
  assert.equal(labels(topic('It was found [see @doe-2020-study; @r|].')), ['doe-2020-study', 'roe-2021-essay']);
});

test('a publication that is chosen in the text is listed in the front matter too, and once', () => {
  const cited = topic('It was found [@doe-2020-study].', 'references: [doe-2020-study]\n');
  assert.is(choose(topic('It was found [@do|].'), 'doe-2020-study'), cited);
  assert.is(choose(cited.replace('2020-study].', '|].'), 'doe-2020-study'), cited);
});

test('in an address the pages and media are offered, in a picture the media alone', () => {
  const addresses = labels(topic('See [it](/|)'));
  for (const address of ['/resources/alpha', '/research/papers/paper-one', '/contact', '/media/picture.svg'])
    assert.ok(addresses.includes(address), address);
  assert.equal(labels(topic('![It](/|)')), ['/media/picture.svg']);
  assert.is(choose(topic('See [it](/res|) there.'), '/resources/beta'), topic('See [it](/resources/beta) there.'));
});

test('behind a `#` the anchors of the page are offered that the address names', () => {
  assert.equal(labels(topic('See [it](/resources/beta#|)')), ['more-of-it']);
  assert.equal(labels(topic('See [it](beta.md#|)')), ['more-of-it']);
  assert.equal(labels(topic('## Own words\n\nSee [it](#|)')), ['own-words']);
});

test('behind the `#` of a list the anchors of its files are offered with their titles, drafts left out', async () => {
  const term = (word: string, more = '') => `---\nterm: ${word}\nplain: What it means in plain words.\n${more}---\n`;
  const glossary = workspace({
    'terms/calibration.md': term('calibration'),
    'terms/clarity.md': term('clarity', 'draft: true\n'),
  });
  const text = topic('See [it](/glossary#)');
  const other = await glossary.compile();
  other.setText('content/topics/gamma.md', text);
  const offers = complete(other, 'content/topics/gamma.md', text.indexOf('#)') + 1);
  assert.equal(
    offers.map(({ label, detail }) => [label, detail]),
    [
      ['calibration', 'calibration'],
      ['letter-c', ''],
    ],
  );
  glossary.remove();
});

test('a figure is offered by its name', () => {
  assert.equal(labels(topic('::figure{name=|')), [
    'curves',
    'calibration',
    'equity-sharing',
    'measure',
    'own-calibration',
  ]);
});

test('in front matter the keys are offered that are not there yet, with what they are', () => {
  const text = topic('Words.', '|\n');
  assert.not(labels(text).includes('title'));
  assert.match(offered(text).find(({ label }) => label === 'draft')?.help ?? '', 'keeps the page out');
  assert.is(choose(topic('Words.', 'ke|\n'), 'keywords'), topic('Words.', 'keywords: \n'));
});

test('the values of a key are offered: names of files, words of a list, yes and no', () => {
  assert.equal(labels(topic('Words.').replace('group: second', 'group: |')), ['first', 'second']);
  assert.equal(labels(topic('Words.', 'draft: |\n')), ['true', 'false']);
  assert.equal(labels(topic('Words.', 'constructor: |\n')), []);
  assert.equal(labels(topic('Words.', 'references: [doe-2020-study, |]\n')), ['doe-2020-study', 'roe-2021-essay']);
  assert.equal(labels(topic('Words.', 'references:\n  - |\n')), ['doe-2020-study', 'roe-2021-essay']);
  assert.equal(labels(topic('Words.', 'references:\n  - { id: r|\n')), ['doe-2020-study', 'roe-2021-essay']);
  const types = labels('---\ntype: |\n---\n', 'content/references/doe-2020-study.md');
  assert.ok(types.includes('working-paper') && types.includes('book'));
});

test('elsewhere nothing is offered', () => {
  assert.equal(labels(topic('Plain words|.')), []);
  assert.equal(complete(site, 'content/nowhere/gamma.md', 3), []);
});

test.run();
