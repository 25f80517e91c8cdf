import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexPassages } from '../../../server/answer/corpus.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import { listWorksOfYears } from '../../../server/answer/works-of-years.ts';
import { readSpan, yearsOf } from '../../../server/answer/years.ts';

const ofYear = (year: number, ...titles: readonly string[]): Passage => ({
  kind: 'fact',
  id: `fact:own-works-${year}`,
  path: '/references',
  anchor: null,
  page: 'References',
  heading: null,
  asks: [`What did you publish in ${year}?`],
  text: [
    `The site has publications by Ada Writer from ${year}:`,
    ...titles.map((title) => `- ${title} (${year})`),
  ].join('\n'),
  more: [],
});
const corpus = indexPassages([ofYear(2019, 'On Sand'), ofYear(2021, 'On Tides', 'On Waves'), ofYear(2024, 'On Salt')]);
const linesFor = (message: string) => listWorksOfYears(corpus, corpus.read(message))?.text.split('\n') ?? null;

test('publications of a span of years are those of each of its years, the newest first', () => {
  assert.equal(linesFor('Which papers have you written since 2021?'), [
    'Publications since 2021, the newest first:',
    ...['- On Salt (2024)', '- On Tides (2021)', '- On Waves (2021)'],
  ]);
  assert.equal(linesFor('papers before 2021'), ['Publications before 2021, the newest first:', '- On Sand (2019)']);
  assert.equal(linesFor('what did you publish between 2020 and 2023')?.slice(1), [
    '- On Tides (2021)',
    '- On Waves (2021)',
  ]);
});

test('other questions, and years without publications, get no such list', () => {
  for (const message of ['papers of 2021', 'papers on whales since 2021', 'talks since 2021', 'papers before 1980'])
    assert.is(linesFor(message), null, message);
});

test('a span is read in any of its forms, and single years are none', () => {
  const ends = (text: string) => {
    const span = readSpan(text);
    return span === null ? null : [span.first, span.last];
  };
  assert.equal(
    ['from 2019 to 2021', '2019 – 2021', 'after 2019', 'until 2019', '2019 onwards', 'from 2019 on'].map(ends),
    [
      [2019, 2021],
      [2019, 2021],
      [2020, 9999],
      [0, 2019],
      [2019, 9999],
      [2019, 9999],
    ],
  );
  assert.equal(['in 2019 on attention', 'in 2019 or 2021', 'in 2021 to date'].map(ends), [null, null, null]);
  assert.equal(yearsOf('in 2019 or 2021, in 2000 words'), ['2019', '2021']);
});

test.run();
