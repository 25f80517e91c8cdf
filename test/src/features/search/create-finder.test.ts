import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SearchEntries } from '../../../../src/content/types.ts';
import { createFinder, createFinderInSteps } from '../../../../src/features/search/create-finder.ts';
import { compiledFolder } from '../../../support/compile-first.ts';

const entry = (title: string, text = '', rest = {}) =>
  ({
    kind: 'topic',
    href: `/resources/${title}`,
    title,
    context: '',
    text,
    also: '',
    ...rest,
  }) as SearchEntries[number];

const titlesOf = (entries: SearchEntries, query: string) =>
  createFinder(entries)(query).flatMap(({ hits }) => hits.map(({ title }) => title.map(({ text }) => text).join('')));

test('a title counts for more than a word in a text', () => {
  const entries = [entry('Sleep', 'attention attention attention'), entry('Attention', 'A page about looking.')];
  assert.equal(titlesOf(entries, 'attention'), ['Attention', 'Sleep']);
});

test('a word may be misspelt, unfinished, in capitals or without its accents', () => {
  const entries = [entry('Calibration'), entry('Ingvild Almås'), entry('Søren'), entry('Yıldız'), entry('Other')];
  assert.equal(titlesOf(entries, 'calibraton'), ['Calibration']);
  assert.equal(titlesOf(entries, 'calib'), ['Calibration']);
  assert.equal(titlesOf(entries, 'ALMAS'), ['Ingvild Almås']);
  assert.equal(titlesOf(entries, 'soren'), ['Søren']);
  assert.equal(titlesOf(entries, 'Yildiz'), ['Yıldız']);
  assert.equal(titlesOf([entry('Sea'), entry('Tea')], 'tea'), ['Tea'], 'a short word is not another one misspelt');
});

test('what few keyboards have is found as it is typed: Greek letters by their names, small digits as digits', () => {
  const entries = [entry('β-Farnesene'), entry('Γ-convergence'), entry('Measuring CO₂', 'In μmol.'), entry('Λόγος')];
  assert.equal(titlesOf(entries, 'beta-farnesene'), ['β-Farnesene']);
  assert.equal(titlesOf(entries, 'gamma convergence'), ['Γ-convergence']);
  assert.equal(titlesOf(entries, 'γ-convergence'), ['Γ-convergence']);
  assert.equal(titlesOf(entries, 'co2'), ['Measuring CO₂']);
  assert.equal(titlesOf([entry('Maps'), entry('On ℝ^n')], 'rn'), ['On ℝ^n']);
  for (const query of ['δ13C', 'delta 13c', 'delta', '13C'])
    assert.equal(titlesOf([entry('The δ¹³C of grass'), entry('Other')], query), ['The δ¹³C of grass'], query);
  assert.equal(titlesOf([entry('Bounds in L^p')], 'lp bounds'), ['Bounds in L^p']);
  const [bounds] = createFinder([entry('Bounds in L^p')])('lp');
  assert.equal(bounds?.hits[0]?.title.at(-1), { text: 'L^p', hit: true });
  assert.equal(titlesOf(entries, 'λογος'), ['Λόγος'], 'a Greek word is one');
  const [group] = createFinder(entries)('gamma');
  assert.equal(group?.hits[0]?.title[0], { text: 'Γ', hit: true });
});

test('entries that come later are found beside the first ones', () => {
  const find = createFinder([entry('Goldfish')]);
  find.add([entry('Goldfish at auctions'), entry('Sleep')]);
  const titles = (query: string) => find(query).flatMap(({ hits }) => hits.map(({ href }) => href));
  assert.equal(titles('goldfish'), ['/resources/Goldfish', '/resources/Goldfish at auctions']);
  assert.equal(titles('sleep'), ['/resources/Sleep']);
});

test('an entry answers the very question that is its title, in whatever letters and signs it is typed', () => {
  const find = createFinder([
    entry('Why does attention cost?', 'Time has other uses.', { kind: 'question' }),
    entry('Why does attention pay?', 'It finds.', { kind: 'question' }),
    entry('Attention', 'A page, which asks nothing.'),
  ]);
  const answers = (query: string) => find(query).flatMap(({ hits }) => hits.flatMap(({ answer }) => answer ?? []));
  assert.equal(answers('why does ATTENTION cost'), ['Time has other uses.']);
  assert.equal(answers('attention'), []);
});

test('the title that was typed word for word comes first, whatever else fits better', () => {
  const entries = [
    entry('Cost of attention', 'Attention costs, and the cost of attention is time.', { also: 'why attention costs' }),
    entry('Why does attention cost us anything?', 'It does.', { kind: 'question', also: 'attention cost' }),
    entry('Why does attention cost?', 'A long text of other things. '.repeat(20), { kind: 'question' }),
  ];
  assert.is(titlesOf(entries, 'why does attention cost')[0], 'Why does attention cost?');
});

test('a publication comes first when it is typed as it is cited, by a name and its year', () => {
  const work = (title: string, context: string) => entry(title, '', { kind: 'reference', context });
  const entries = [
    entry('Sims in 2003', 'Sims, and 2003 again.', { kind: 'question' }),
    work('Implications', 'Sims (2003) · A Journal'),
    work('Failure to refinance', 'Keys et al. (2014) · Working Paper'),
    entry('Keys of 2014'),
  ];
  for (const query of ['Sims 2003', 'sims (2003)', '2003 Sims']) assert.is(titlesOf(entries, query)[0], 'Implications');
  assert.is(titlesOf(entries, 'Keys et al., 2014')[0], 'Failure to refinance');
  assert.is(titlesOf(entries, 'Sims')[0], 'Sims in 2003', 'a name alone may mean anything');
});

test('a question that was asked with other signs is one result', () => {
  const asked = ['Why does attention cost?', 'Why does attention cost', 'why, does attention cost?!'];
  const [group] = createFinder(asked.map((title) => entry(title, 'So.', { kind: 'question' })))('attention cost');
  assert.is(group?.total, 1);
});

test('every word is wanted, and some are better than nothing', () => {
  const entries = [entry('One', 'housing debt'), entry('Two', 'housing'), entry('Three', 'sleep')];
  assert.equal(titlesOf(entries, 'housing debt'), ['One']);
  assert.equal(titlesOf(entries, 'sleep inflation'), ['Three']);
});

test('after a few entries with all of three words stand those that lack one of them', () => {
  const whole = (title: string) => entry(title, 'doctors mistakes machines');
  const entries = [entry('Two', 'doctors and mistakes'), whole('One'), entry('Three', 'machines'), entry('Four')];
  assert.equal(titlesOf(entries, 'machines doctors mistakes'), ['One', 'Two']);
  const more = [...entries, whole('Five'), whole('Six')];
  assert.equal(titlesOf(more, 'machines doctors mistakes').sort(), ['Five', 'One', 'Six']);
});

test('words without meaning neither find nor hinder', () => {
  const entries = [entry('The cost of attention'), entry('Of mice')];
  assert.equal(titlesOf(entries, 'what is the cost of'), ['The cost of attention']);
  assert.equal(titlesOf(entries, 'of the'), []);
});

test('hits stand in groups by kind, the group of the best hit first, and say how many there are', () => {
  const many = Array.from({ length: 9 }, (_, index) => entry(`Text ${index}`, 'choice'));
  const groups = createFinder([...many, entry('Choice', '', { kind: 'reference' })])('choice');
  assert.equal(
    groups.map(({ kind, hits, total }) => [kind, hits.length, total]),
    [
      ['reference', 1, 1],
      ['topic', 6, 9],
    ],
  );
});

test('keywords find a page without being shown', () => {
  const [group] = createFinder([entry('Voting', 'text', { also: 'social choice' })])('social');
  assert.equal(group?.hits[0]?.title, [{ text: 'Voting', hit: false }]);
});

test('every topic, paper and question of the present site is among the first by its title, one letter of it missing', () => {
  const present = JSON.parse(readFileSync(join(compiledFolder, 'search.json'), 'utf8')) as SearchEntries;
  const find = createFinder(present);
  const withoutALetter = (title: string) => title.replace(/(\p{L}{5})\p{L}/u, '$1');
  const wanted = present.filter(({ kind }) => ['topic', 'paper', 'question'].includes(kind));
  const missed = wanted.filter(({ kind, href, title }) => {
    const hits = find(withoutALetter(title)).find((group) => group.kind === kind)?.hits ?? [];
    return !hits.slice(0, 3).some((hit) => hit.href === href);
  });
  assert.equal(
    missed.map(({ title }) => title),
    [],
  );
});

test('a large index lets the page react while it is made, and finds the same', async () => {
  const entries = Array.from({ length: 450 }, (_, index) => entry(`Goldfish ${index}`, `They number ${index % 7}.`));
  let rests = 0;
  const find = await createFinderInSteps(entries, async () => {
    rests += 1;
  });
  assert.ok(rests >= 4);
  for (const query of ['goldfish 449', 'number', 'goldfsh']) assert.equal(find(query), createFinder(entries)(query));
});

test.run();
