import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { verifySentence } from '../../../server/answer/verify-sentence.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';

const passage = (page: string, text: string) => ({
  kind: 'section' as const,
  id: page,
  path: '/resources/a',
  anchor: null,
  page,
  heading: null,
  asks: [],
  text,
  more: [],
});
const passages = [
  passage(
    'Voting',
    'A majority of 64 per cent rules out voting cycles when opinions are spread evenly. Unanimity never cycles and hardly ever changes anything.\nPolarisation is more than unpleasant: it takes away a condition under which voting is sure to settle.',
  ),
  passage(
    'Curves',
    'A steeper curve means that people see the difference more clearly – “at a glance”, as one reader’s note said.',
  ),
];
const check = (line: string) => verifySentence(line, passages);

test('a sentence stands when the passage that it names has its words in a row', () => {
  assert.equal(
    check('A majority of 64 per cent rules out cycles. [1: "rules out voting cycles when opinions are spread evenly"]'),
    {
      sentence: 'A majority of 64 per cent rules out cycles.',
      passage: passages[0],
      number: 1,
      span: 'rules out voting cycles when opinions are spread evenly',
    },
  );
});

test('other quotation marks and dashes quote the same words, and the passage\u2019s own are given', () => {
  assert.is(
    check(
      'People see the difference clearly. [2: "see the difference more clearly - "at a glance", as one reader\'s note"]',
    )?.span,
    'see the difference more clearly – “at a glance”, as one reader’s note',
  );
});

const attacks: Readonly<Record<string, readonly string[]>> = {
  fabricated: [
    'Voting always cycles. [1: "majority voting always leads to endless cycles"]',
    'A majority rules out cycles. [1: "a majority of 65 per cent rules out voting cycles"]',
    'A majority rules out cycles. [1: "A majority of 64 per cent never rules out voting cycles"]',
    'A majority rules out cycles.',
    'A majority rules out cycles. [1]',
    'A majority rules out cycles. [1: ""]',
  ],
  spliced: [
    'A majority never changes anything. [1: "A majority of 64 per cent hardly ever changes anything"]',
    'A majority never changes anything. [1: "A majority of 64 per cent ... hardly ever changes anything"]',
    'A majority never changes anything. [1: "A majority of 64 per cent … hardly ever changes anything"]',
    'Voting changes polarisation. [1: "hardly ever changes anything. Polarisation is more than unpleasant"]',
    'Majority voting settles. [1: "A majority of 64 per cent" "voting is sure to settle"]',
    'Unanimity never cycles. [1: "nanimity never cycles and hardly ever chang"]',
  ],
  misattributed: [
    'A majority rules out cycles. [2: "rules out voting cycles when opinions are spread evenly"]',
    'A majority rules out cycles. [0: "rules out voting cycles when opinions are spread evenly"]',
    'A majority rules out cycles. [9: "rules out voting cycles when opinions are spread evenly"]',
    'Condorcet showed that a majority rules out voting cycles when opinions are Spread evenly. [1: "rules out voting cycles when opinions are spread evenly"]',
    'A majority of 70 per cent rules out voting cycles. [1: "rules out voting cycles when opinions are spread evenly"]',
    'Mortgages should be insured by banks and cheap. [1: "rules out voting cycles when opinions are spread evenly"]',
    'Chocolate is healthy. [2: "means that people see the difference"]',
  ],
  'too little': [
    'Voting settles. [1: "voting is sure"]',
    'Voting cycles. [1: "rules"]',
    'A majority. [1: "a a a a a a a a a a"]',
  ],
};
for (const [name, lines] of Object.entries(attacks)) {
  for (const line of lines) {
    test(`${name}: ${line}`, () => assert.is(check(line), null));
  }
}

test('a line of bullets and blanks without end is read at once', () => {
  assert.is(check(`${'- '.repeat(50_000)}x`), null);
  assert.is(check(`A${' '.repeat(100_000)}majority`), null);
});

test('a line without end is no sentence, which is told at once', async () => {
  await takesAtMost(240, () => {
    for (const part of ['a', '&', '[1: "a'])
      assert.is(
        check(`${part.repeat(250_000 / part.length)} [1: "rules out voting cycles when opinions are spread"]`),
        null,
      );
  });
});

test('a quotation has four words or more and is no whole page, and no word of it is cut at either end', () => {
  assert.ok(check('Voting cycles. [1: "rules out voting cycles"]'));
  const text = 'Voting settles once opinions meet. '.repeat(20);
  for (const line of [
    'Unanimity cycles. [1: "Unanimity never cycles"]',
    'A majority of 64 per cent. [1: "of 64 per cent"]',
    'Unanimity cycles. [1: "nanimity never cycles and hardly ever"]',
    'Unanimity cycles. [1: "Unanimity never cycles and hardly ev"]',
    `Voting settles once opinions meet. [3: "${text.slice(0, 411)}"]`,
  ])
    assert.is(verifySentence(line, [...passages, passage('Long', text)]), null, line);
});

test('a sentence stands by a third of its words in the quotation and by half in the passage, and not by less', () => {
  const quotation = '[1: "rules out voting cycles when opinions are spread evenly"]';
  for (const sentence of ['Unanimity hardly cycles.', 'Voting cycles bore bakers.'])
    assert.ok(check(`${sentence} ${quotation}`), sentence);
  for (const sentence of ['Unanimity hardly changes cycles.', 'Voting cycles bore bakers and cooks.'])
    assert.is(check(`${sentence} ${quotation}`), null, sentence);
});

test.run();
