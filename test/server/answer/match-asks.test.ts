import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readEnglish } from '../../../server/answer/english.ts';
import type { Nearness } from '../../../server/answer/nearness.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import { rankings, rate } from '../../../server/answer/ranking.ts';
import { readQuestion } from '../../../server/answer/read-question.ts';
import { readSigns, readWritten, type Signs } from '../../../server/answer/signs.ts';
import { readVocabulary } from '../../../server/answer/vocabulary.ts';

const savers: Passage = {
  kind: 'answer',
  id: 'answer:savers',
  path: '/page',
  anchor: null,
  page: 'Page',
  heading: null,
  asks: ['first', 'second', 'third', 'fourth'],
  text: 'Pensioners hoard their savings. They dread nursing costs.',
  more: [],
};
const reader = readVocabulary([savers], readEnglish());
const read = (message: string) => readQuestion(message, reader);
const written = readWritten(savers, reader.weigh);

/** How near each text is. */
const nears: Readonly<Record<string, number>> = { first: 0.5, second: 0.7, third: 0.2, fourth: -0.4 };
const near: Nearness = {
  to: (text) => nears[text] ?? null,
  toOthers: 0.4,
  lead: 0.3,
};

test('an answer is ranked by its nearest question, by the average of three, and by what it speaks of', () => {
  const signs = readSigns(read('do pensioners dread nursing'), written, near);
  const rounded = Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, Math.round(sign * 100) / 100]));
  assert.equal(rounded, { nearest: 0.7, alike: 0.47, lead: 0.3, like: 0, told: 1, isTerm: 0, lacksNumber: 0 });
});

test('a number that is asked for and not told is a sign against an answer', () => {
  assert.is(readSigns(read('how many pensioners dread nursing'), written, near).lacksNumber, 1);
});

const signs: Signs = {
  nearest: 0.7,
  alike: 0.4,
  lead: 0.15,
  like: 0.6,
  told: 0.8,
  isTerm: 0,
  lacksNumber: 0,
};

test('whatever brings an answer nearer to the question makes it surer, and what it lacks less sure', () => {
  for (const { written: ranking } of Object.values(rankings)) {
    const { sure } = rate(signs, ranking);
    const used = Object.keys({ ...ranking.order, ...ranking.odds }).filter((name) => name in signs);
    for (const name of used) {
      const changed = rate({ ...signs, [name]: (signs[name as keyof Signs] ?? 0) + 0.2 }, ranking).sure;
      const isAgainst = name === 'isTerm' || name === 'lacksNumber';
      assert.ok(isAgainst ? changed < sure : changed > sure, name);
    }
  }
});

test('a near question whose words the answer speaks of is as good as answered; a far one whose words it lacks is not', () => {
  for (const { written: ranking } of Object.values(rankings)) {
    assert.ok(rate({ ...signs, nearest: 0.9, alike: 0.6, lead: 0.4, like: 0.9, told: 1 }, ranking).sure > 0.75);
    assert.ok(rate({ ...signs, nearest: 0.5, alike: 0.1, lead: -0.1, like: 0.2, told: 0.2 }, ranking).sure < 0.2);
  }
});

test.run();
