import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutQuestion } from '../../../src/lib/without-question.ts';

const answer = '**What is a “decision curve”?**\n\nA graph of choices.';

test('an answer to just what was asked does not repeat the question', () => {
  for (const asked of ['What is a “decision curve”?', 'what is a decision curve']) {
    assert.is(withoutQuestion(answer, asked), 'A graph of choices.');
  }
});

test('an answer to another question says which', () => {
  assert.is(withoutQuestion(answer, 'What is a curve?'), answer);
  assert.is(withoutQuestion('**Bold** words.', 'Bold'), '**Bold** words.');
  assert.is(withoutQuestion(`As asked: ${answer}`, 'What is a decision curve'), `As asked: ${answer}`);
  assert.is(withoutQuestion('A graph.', '?'), 'A graph.');
});

test.run();
