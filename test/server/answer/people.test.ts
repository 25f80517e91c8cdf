import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerFromPassages } from '../../../server/answer/answer-from-passages.ts';
import { indexPassages } from '../../../server/answer/corpus.ts';
import { findOffLimits } from '../../../server/answer/off-limits.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';

const place = { anchor: null, page: 'Page', heading: null, more: [] };
const fact = (name: string, people: readonly string[], text: string): Passage => ({
  ...{ kind: 'fact', id: `fact:${name}`, path: '/', ...place, asks: [], text, people: [...people] },
});
const written = (path: string, ask: string, text: string): Passage => ({
  ...{ kind: 'answer', id: path, path, ...place, asks: [ask], text },
});
const corpus = indexPassages([
  fact('researcher', ['Ada Writer', 'Writer'], 'This site is by Ada Writer.'),
  fact('author-Gábor Kézdi', ['Gábor Kézdi', 'Kézdi'], 'The site has one publication by Gábor Kézdi.'),
  fact('author-Sandra S. Black', ['Sandra S. Black', 'Black'], 'The site has one publication by Sandra Black.'),
  written('/zebras', 'What is a zebra?', 'A horse that wears stripes.'),
  written('/crates', 'Why do inspectors open crates?', 'They look for lamps.'),
]);
const answer = answerFromPassages(async () => corpus);
const reasonOf = (message: string) => findOffLimits(message, corpus.people);

test('the private life of whoever the site names is nobody’s business, and of the researcher by any name', () => {
  for (const message of [
    'How old is Ada Writer?',
    'who is writers wife',
    'Is Ada married?',
    'Where was Professor Writer born?',
    'how old is the author',
    'What is Gabor Kezdi’s salary?',
    'Who is Writer’s wife?',
    'Where does Black live?',
    'How old is Sandra S. Black?',
    'Who are Dr. Black’s children?',
  ]) {
    assert.is(reasonOf(message), 'private', message);
  }
});

test('what people write, and people that the site does not name, are no private life', () => {
  for (const message of [
    'How old is Alan Caplin?',
    'How old is Writer and Black’s paper?',
    'How old is the book?',
    'How old is the authorised edition?',
    'Does Writer’s income data come from registers?',
    'What does Kézdi’s paper find?',
    'Do black parents earn less?',
    'What did Ada Writer write?',
  ]) {
    assert.is(reasonOf(message), null, message);
  }
});

test('what the researcher says is what the site says, whether or not its page names the researcher', async () => {
  for (const message of [
    'According to Professor Writer, what is a zebra?',
    'What does Ada Writer say about zebras?',
    'What would Ada think of zebras?',
    'What is Professor Writer’s view of zebras?',
    'Why do inspectors open crates, in the opinion of Dr. Writer?',
    'Why do the inspectors of Professor Writer open crates?',
  ]) {
    const { kind, content } = await answer(message);
    assert.is(kind, 'answer', `${message} ${content}`);
  }
});

test('what somebody else is said to say is given with doubt where the page does not name them', async () => {
  assert.is((await answer('According to Professor Black, what is a zebra?')).isUnsure, true);
});

test('no list of people, however long, makes a question slow', async () => {
  const many = Array.from({ length: 900 }, (_, index) => `Given${index} Family${index}`);
  const { people } = indexPassages([fact('author-many', many, 'Many.')]);
  await takesAtMost(60, () => {
    for (const message of ['How old is Given1 Family1?', 'is '.repeat(1300), 'Given1 '.repeat(600)])
      people.arePried(message);
  });
});

test.run();
