import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexHeadings } from '../../../server/answer/headed.ts';
import type { Passage } from '../../../server/answer/passages.ts';

const write = (heading: string | null, text: string, path = '/envelopes'): Passage => ({
  kind: 'section',
  id: text,
  path,
  anchor: heading,
  page: 'Envelopes',
  heading,
  asks: [],
  text,
  more: [],
});
const find = indexHeadings([
  write(null, 'For those who take part.'),
  write('Who sees my receipts?', 'Two assistants.'),
  write('Who sees my receipts?', 'They black out names.'),
  write('I have lost an envelope.', 'Write to us.'),
  write('Payment', 'It is 900 kronor.'),
  write('First results', 'They move money.'),
  write('First results', 'They draw.', '/receipts'),
]);
const found = (message: string) => find(message).map(({ text }) => text);

test('a message that says what a heading says has all that is below it', () => {
  assert.equal(found('who can see my receipts'), ['Two assistants.', 'They black out names.']);
  assert.equal(found('lost my envelope!!'), ['Write to us.']);
});

test('one that says more or less does not, nor does a heading of one word, or one that two pages have', () => {
  for (const message of [
    'who sees receipts of shops',
    'why don’t you see my receipts',
    'envelope?',
    'payment',
    'first results',
  ])
    assert.equal(found(message), [], message);
});

test.run();
