import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AnswerScreen } from '../../../../src/features/answers/answer-screen.tsx';
import { readScreen as read } from '../../../support/read-screen.ts';

const page = <T,>(parts: object): T =>
  ({ title: 'Why?', body: [], updated: null, draft: false, list: { href: '/answers' }, ...parts }) as T;
const link = (title: string) => ({ title, href: `/answers/${title}` });

test('an answer leads to the next, to what stands in the texts, to its neighbours, and to who can be asked', () => {
  const ways = { more: [link('A topic')], others: [link('How?'), link('When?')], next: link('Whither?') };
  assert.equal(read(<AnswerScreen page={page(ways)} />), [
    ...['All answersWhy?', 'Question', 'Next Answer', 'Whither?'],
    ...['Read on', 'A topic', 'Other questions on this', 'How?', 'When?', 'Ask the professor something else'],
  ]);
  assert.equal(read(<AnswerScreen page={page({ more: [], others: [], next: null })} />), [
    ...['All answersWhy?', 'Question', 'Ask the professor something else'],
  ]);
});

test.run();
