import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { academicQuestions, otherQuestions } from '../../../server/answer/other-questions.ts';
import type { ParsedQuestion } from '../../../server/answer/read-question.ts';
import type { Vector } from '../../../server/answer/sentence-encoder.ts';
import { createSimilarity } from '../../../server/answer/similarity.ts';

/** A direction of two numbers, by its angle in degrees. */
const point = (degrees: number): Vector =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
const [first = '', second = ''] = otherQuestions;
const [academic = ''] = academicQuestions;

const silence: ParsedQuestion = { words: [], wanted: 'other', counts: [], sought: [], text: '', vector: null };

/** Questions asked elsewhere point away from all, but for those that are given. */
function compare(vector: Vector | null, vectors: Readonly<Record<string, Vector>>, statements: readonly string[] = []) {
  const away = Object.fromEntries([...otherQuestions, ...academicQuestions].map((text) => [text, point(180)]));
  const all = new Map(Object.entries({ ...away, ...vectors }));
  const get = (text: string) => all.get(text);
  const { to, toOthers, margin } = createSimilarity(['own', 'not learnt'], statements, { get })({ ...silence, vector });
  const round = (near: number | null) => (near === null ? null : Math.round(near * 1000) / 1000);
  return { own: round(to('own')), missing: to('not learnt'), toOthers: round(toOthers), margin: round(margin) };
}

test('a question is compared with what is answered here and with the nearest that is asked elsewhere', () => {
  const found = compare(point(0), { own: point(30), [first]: point(90), [second]: point(-60) });
  assert.equal(found, { own: 0.866, missing: null, toOthers: 0.5, margin: 0.366 });
});

test('what is asked elsewhere and answered here counts as answered', () => {
  assert.is(compare(point(0), { own: point(10), [first]: point(0), [second]: point(90) }).toOthers, 0);
});

test('what people ask an academic elsewhere counts as answered where a statement is near to it', () => {
  const vectors = { own: point(90), [academic]: point(0), [first]: point(30), 'On Tuesdays.': point(50) };
  assert.is(compare(point(0), vectors).toOthers, 1);
  assert.is(compare(point(0), vectors, ['On Tuesdays.']).toOthers, 0.866);
});

test('without vectors nothing is near', () => {
  assert.equal(compare(null, { own: point(0) }), { own: null, missing: null, toOthers: 0, margin: null });
});

test.run();
