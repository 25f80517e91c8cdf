import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lastTurns, type Message, questionBefore, readMessages } from '../../../../src/features/chatbot/messages.ts';

const asked: Message = {
  id: '1',
  content: 'Why?',
  role: 'user',
  timestamp: '10:05',
  failed: false,
  cited: [],
  declined: false,
};
const answer: Message = { ...asked, id: '2', content: 'Because.', role: 'assistant', cited: ['/resources/decision'] };

test('the last four turns go along, each with no more of its answer than the server takes', () => {
  const messages = Array.from({ length: 6 }, (_, place) => [
    { ...asked, content: `Why ${place}?` },
    { ...answer, content: 'x'.repeat(4001) },
  ]).flat();
  const turns = lastTurns([...messages, asked]);
  assert.equal(
    turns.map(({ question }) => question),
    ['Why 2?', 'Why 3?', 'Why 4?', 'Why 5?'],
  );
  assert.is(turns[0]?.answer.length, 4000);
});

test('an answer is cut between characters, since the server refuses half of one', () => {
  const turns = lastTurns([asked, { ...answer, content: `${'x'.repeat(3999)}𝜆` }]);
  assert.is(turns[0]?.answer, 'x'.repeat(3999));
});

test('a question without an answer is no turn', () => {
  assert.equal(lastTurns([{ ...asked, failed: true }, asked, answer]), [{ question: 'Why?', answer: 'Because.' }]);
});

test('the question of an answer is the message before it', () => {
  const messages = [asked, answer, { ...asked, id: '3', content: 'And how?' }, { ...answer, id: '4' }];
  assert.equal(
    ['2', '4', '1'].map((id) => questionBefore(messages, id)),
    ['Why?', 'And how?', ''],
  );
});

test('of a stored conversation what is whole is read, and of each message what it has', () => {
  const broken = Object.keys({ id: 0, content: 0, role: 0, timestamp: 0 }).map((name) => ({ ...answer, [name]: 5 }));
  const old = { id: '1', content: 'Why?', role: 'user', timestamp: '10:05' };
  assert.equal(readMessages(JSON.stringify([...broken, old, { ...answer, cited: [5, ...answer.cited] }])), [
    asked,
    answer,
  ]);
});

test.run();
