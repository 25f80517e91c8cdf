import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexPassages } from '../../../server/answer/corpus.ts';
import type { Passage } from '../../../server/answer/passages.ts';
import { createNameless } from '../../../server/answer/without-names.ts';

const section = (text: string): Passage => ({
  ...{ kind: 'section', id: text, path: '/cv', anchor: null, page: 'CV', heading: null, asks: [], text, more: [] },
});
const named = (name: string): Passage => ({
  ...{ ...section(`This site is by ${name}.`), kind: 'fact', id: 'fact:researcher', people: [name] },
});

/** A question without the name of a site's researcher, as it is embedded, and its words. */
function leaveOut(name: string, message: string) {
  const passages = [
    named(name),
    section('A price is paid. The doctorate was long. Write to rowena.pascoe@example.org.'),
  ];
  const corpus = indexPassages(passages);
  const { text, words } = createNameless(passages, corpus.people)(corpus.read(message));
  return [text, words.map(({ word }) => word)];
}

test('the name of the researcher is left out of what is asked about them', () => {
  assert.equal(leaveOut('Rowena Páscoe', 'Where did Rowena Pascoe write her doctorate?'), [
    'Where did the professor write her doctorate?',
    ['write', 'doctorate'],
  ]);
  assert.is(
    leaveOut('Rowena Páscoe', 'who supervised Prof. Páscoe’s long doctorate')[0],
    'who supervised the professor’s long doctorate',
  );
});

test('a question about the name alone keeps it, and so does one with a name that is a word of the site', () => {
  assert.is(leaveOut('Rowena Páscoe', 'Who is Rowena Pascoe?')[0], 'Who is Rowena Pascoe?');
  assert.is(leaveOut('Ada Price', 'How is a price of a doctorate found?')[0], 'How is a price of a doctorate found?');
});

test.run();
