import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isQuestion } from '../../../../src/features/search/is-question.ts';

test('what begins as a question does, or ends as one, is one', () => {
  const beginnings =
    'who whose whom what which when where why how is are was were do does did can could will would should may has have explain define describe';
  for (const word of beginnings.split(' ')) assert.ok(isQuestion(`${word} rational inattention`), word);
  assert.ok(isQuestion('Why do people look away'));
  assert.ok(isQuestion('And rational inattention?'));
});

test('what names something is none, and neither is what is too short to be answered', () => {
  for (const text of ['rational inattention models', 'whatever costs attention', 'does it', 'costs?', ''])
    assert.not.ok(isQuestion(text), text);
});

test.run();
