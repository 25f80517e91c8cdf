import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { prefillAnswer } from '../../../cli/kinds/prefill-answer.ts';

const cite = new Map([
  ['poe-2022-tale', 'poe-2022-tale'],
  ['10.1000/tale', 'poe-2022-tale'],
]);
const begin = (reply: string, question = 'Why does attention cost?') =>
  prefillAnswer(JSON.stringify({ question, reply }), cite);

test('an answered question begins a draft with its question, its reply and the citations in it', () => {
  assert.equal(begin('\r\nBecause time does [@poe-2022-tale].\r\n\r\nAlways. '), {
    answers: { title: 'Why does attention cost?', references: ['poe-2022-tale'], draft: true },
    body: 'Because time does [@poe-2022-tale].\n\nAlways.',
  });
});

test('a link to the DOI of a reference becomes its citation, and any other link stays', () => {
  const { body, answers } =
    begin(
      'See [A Tale](https://doi.org/10.1000/TALE), https://doi.org/10.1000/tale. and https://doi.org/10.1/other.',
    ) ?? {};
  assert.is(body, 'See A Tale [@poe-2022-tale], [@poe-2022-tale]. and https://doi.org/10.1/other.');
  assert.equal(answers?.references, ['poe-2022-tale']);
});

test('a citation of what is no reference becomes plain words', () => {
  assert.equal(begin('So [@nobody-1900].'), {
    answers: { title: 'Why does attention cost?', draft: true },
    body: 'So (nobody-1900).',
  });
});

test('a file of another form begins nothing', () => {
  for (const text of ['', '[]', 'null', '{"question":"Why?"}', '{"question":"Why?","reply":" "}'])
    assert.is(prefillAnswer(text, cite), null, text);
});

test('a question over several lines is a title of one line, cut without half a character at its end', () => {
  assert.is(begin('So.', ' Why?\n\nOr  how? ')?.answers.title, 'Why? Or how?');
  assert.is(begin('So.', 'y'.repeat(201))?.answers.title, 'y'.repeat(200));
  assert.is(begin('So.', `${'y'.repeat(199)}🙂`)?.answers.title, 'y'.repeat(199));
  assert.is('title' in (begin('So.', ' ')?.answers ?? {}), false);
});

test.run();
