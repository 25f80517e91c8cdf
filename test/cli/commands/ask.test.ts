import { PassThrough } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { askAll, canAsk } from '../../../cli/commands/support/ask.ts';
import { addAnswers, listPrompts } from '../../../cli/commands/support/new-questions.ts';
import { UsageError } from '../../../cli/commands/support/usage-error.ts';
import { toNewFile } from '../../../cli/edit/new.ts';
import { startRevision } from '../../../cli/edit/revision.ts';
import { readContent } from '../../../cli/read/content.ts';

const model = startRevision(await readContent('test/fixtures/base/content'), '2026-01-01').model();

/** A person who types one line for each question that ends with `: `, and then nothing more. */
function person(lines: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const waiting = [...lines];
  let seen = '';
  output.on('data', (chunk) => {
    seen += chunk;
    if (!/: $/.test(String(chunk))) return;
    const line = waiting.shift();
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  });
  return { terminal: { input, output }, seen: () => seen };
}

test('what is missing is asked, by number or by name, until the answer is good', async () => {
  const questions = listPrompts('topic', {}, model);
  const { terminal, seen } = person(['', 'Attention', '9', '2', 'Too short.', '']);
  assert.equal(await askAll(questions, terminal), ['Attention', 'beta', 'later']);
  assert.match(seen(), '  2  beta\n');
  assert.match(seen(), 'Type an answer.');
  assert.match(seen(), 'Type one of the numbers.');
  assert.match(seen(), 'That has 10 characters.');
});

test('only what its file can say is asked of a kind, in its own word for the title', () => {
  const asked = (kind: Parameters<typeof listPrompts>[0]) => listPrompts(kind, {}, model).map(({ text }) => text);
  assert.equal(asked('answer'), ['Question']);
  assert.equal(asked('news'), ['Title', 'One sentence about it, 40 to 160 characters']);
});

test('a choice is made by the beginning of its words, too, where it is the only one that begins so', async () => {
  const question = { text: 'Take it away', choices: ['yes', 'no', 'not now'], otherwise: 'no' };
  assert.equal(await askAll([question], person(['Y']).terminal), ['yes']);
  const { terminal, seen } = person(['n', 'not']);
  assert.equal(await askAll([question], terminal), ['not now']);
  assert.match(seen(), 'Type one of the numbers.');
});

test('the answers make the file that was meant', async () => {
  const questions = listPrompts('reference', { title: 'A Tale' }, model);
  const answers = await askAll(
    questions,
    person(['book', 'Jane Poe; John Roe', '99', '1999', '', '10.1000/tale']).terminal,
  );
  const given = addAnswers({ title: 'A Tale' }, questions, answers);
  const file = toNewFile('reference', given, model, '2026-01-01');
  assert.equal('values' in file && file.values, {
    type: 'book',
    authors: ['Jane Poe', 'John Roe'],
    title: 'A Tale',
    year: 1999,
    doi: '10.1000/tale',
  });
});

test('who ends the input gets nothing written', async () => {
  try {
    await askAll(listPrompts('group', {}, model), person([]).terminal);
    assert.unreachable();
  } catch (error) {
    assert.instance(error, UsageError);
  }
});

test('nobody is asked where there is no terminal', () => {
  const { terminal } = person([]);
  assert.not.ok(canAsk(terminal));
  assert.ok(
    canAsk({
      input: Object.assign(new PassThrough(), { isTTY: true }),
      output: Object.assign(new PassThrough(), { isTTY: true }),
    }),
  );
});

test.run();
