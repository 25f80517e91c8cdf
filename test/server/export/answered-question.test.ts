import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exportAnswered } from '../../../server/export/answered-question.ts';

const at = '2025-06-01T12:00:00.000Z';
const exported = (text: string, reply = 'So.') =>
  exportAnswered({ _id: 'q1', text, createdAt: at, reply: { text: reply, createdAt: at } });

test('the sentence that asks and the reply are exported, and nothing of who asked', () => {
  const asked =
    'Dear professor,\nMy name is Ada Lovelace and I study in Turin. Why does attention cost time? You reach me at ada@example.org or +39 011 5550 1234.\nBest regards, Ada';
  const replied = 'Dear Ada,\n\nBecause **time** does. I wrote to ada@example.org.';
  const file = exported(asked, replied);
  assert.equal(file, { question: 'Why does attention cost time?', reply: 'Because **time** does. I wrote to .' });
  for (const trace of ['Ada', 'Lovelace', 'Turin', 'ada@', '5550']) assert.not.match(JSON.stringify(file), trace);
});

test('a question without a question mark gives its first sentence, and one that is nothing but a person gives none', () => {
  assert.is(exported('Tell me about sludge. It is long.')?.question, 'Tell me about sludge.');
  assert.is(exported('This is Ada Lovelace. Tell me about sludge.')?.question, 'Tell me about sludge.');
  assert.is(exported('My name is Ada.')?.question, '');
  assert.is(exported('What happens when I am tired?')?.question, 'What happens when I am tired?');
});

test('a telephone number is left out of a reply, and other numbers stay', () => {
  for (const phone of ['+39 011 5550 1234', '011 5550-1234', '12345678', '5550-1234', '1234-5678'])
    assert.is(exported('Why?', `Call ${phone} now.`)?.reply, 'Call  now.', phone);
  for (const other of ['1 000 000 people', 'pages 2183-2203', 'in 2008-2012'])
    assert.is(exported('Why?', `So ${other}.`)?.reply, `So ${other}.`);
});

test('a reply keeps its estimates, small shares, years and round numbers', () => {
  for (const number of [
    'an estimate of 0.352 (0.041)',
    'a share of 0.0000012',
    'a rate of 3.14159265',
    'the years 2010 - 2015 (2016)',
    'the winter of 2000/2001',
    'about 100 000 000 people',
    '1.500.000.000 euros',
  ])
    assert.is(exported('Why?', `It is ${number}.`)?.reply, `It is ${number}.`);
  for (const phone of ['612 345 678', '06.12.34.56.78', '06.12345678', '030 123 000', '2012 5550', '030 1234567 (2019'])
    assert.is(exported('Why?', `Call ${phone} now.`)?.reply, 'Call  now.', phone);
});

test('what a reply cites keeps its numbers: links, DOIs, books, pages, years and days', () => {
  for (const cited of [
    'https://doi.org/10.1257/0002828041301461',
    'doi:10.1016/0304-3932(92)90023-8',
    'https://www.jstor.org/stable/41789278',
    'arXiv:2301.01234',
    'ISBN 978-0-262-03844-7',
    'ISBN 9780262038447',
    'pages 12345-12399',
    'from 1990 - 2010',
    'on 2025-03-11',
    'on 11/03/2025',
    'working paper 28345 (2021)',
    'AER 110(10) (2020)',
  ])
    assert.is(exported('Why?', `See ${cited} for it.`)?.reply, `See ${cited} for it.`);
  for (const phone of ['978-123-4567', '+978 012 345', '5550.1234', '020 7946 0958'])
    assert.is(exported('Why?', `Call ${phone} now.`)?.reply, 'Call  now.', phone);
  assert.not.match(exported('Why?', 'Call https://signal.me/#p/+491701234567 now.')?.reply ?? '', '491701234567');
  assert.is(exported('Why?', 'Write to https://wa.me/393401234567 now.')?.reply, 'Write to https://wa.me/ now.');
});

test('a long question is cut to what an answer may ask in', () => {
  assert.is(exported(`Why ${'so '.repeat(300)}?`)?.question.length, 200);
  assert.is(exported(`${'🙂'.repeat(3)}a${'🙂'.repeat(300)}?`)?.question, `${'🙂'.repeat(3)}a${'🙂'.repeat(96)}`);
});

test('a long reply without blanks is exported at once', () => {
  const reply = '注意力'.repeat(100_000);
  assert.is(exported('Why?', reply)?.reply, reply);
});

test('a question without reply is not exported', () => {
  assert.is(exportAnswered({ _id: 'q1', text: 'Why?', createdAt: at }), null);
});

test.run();
