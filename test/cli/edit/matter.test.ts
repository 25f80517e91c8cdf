import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addItem, removeItem, removeKey, setValue } from '../../../cli/edit/matter.ts';

const file = `---
# The name.
title: 'Gamma'  # short
order: 10
keywords: [one, two]   # flow
references:
  - plain # first
  # why the next
  - id: noted
    note: >
      Two lines
      of note.
  - {id: last, note: "x"}
aliases:
---

order: 10 in the text
`;

test('a value is replaced in its own quotes, and the comment beside it stays', () => {
  assert.is(setValue(file, ['title'], 'Delta'), file.replace("'Gamma'", "'Delta'"));
  assert.is(setValue(file, ['order'], 20), file.replace('order: 10\nk', 'order: 20\nk'));
  assert.is(setValue(file, ['references', 1, 'id'], 'other'), file.replace('id: noted', 'id: other'));
  assert.is(setValue(file, ['references', 2, 'id'], 'other'), file.replace('id: last', 'id: other'));
});

test('a value that YAML would read as something else gets quotes', () => {
  assert.is(setValue(file, ['references', 0], 'true'), file.replace('- plain', '- "true"'));
});

test('a key that is not there is added as the last, an empty one is filled', () => {
  assert.is(setValue(file, ['next'], 'alpha'), file.replace('aliases:\n---', 'aliases:\nnext: alpha\n---'));
  assert.is(addItem(file, 'aliases', 'old'), file.replace('aliases:\n', 'aliases: [old]\n'));
});

test('a key goes with its value, and nothing else does', () => {
  assert.is(removeKey(file, 'keywords'), file.replace('keywords: [one, two]   # flow\n', ''));
  const start = file.indexOf('references:');
  assert.is(removeKey(file, 'references'), file.slice(0, start) + file.slice(file.indexOf('aliases:')));
});

test('an entry is added in the style of its list', () => {
  assert.is(addItem(file, 'keywords', 'three'), file.replace('one, two]', 'one, two, three]'));
  assert.is(addItem(file, 'references', 'new'), file.replace('note: "x"}\n', 'note: "x"}\n  - new\n'));
  assert.is(addItem('---\nlist:\n- a # c\n---\n', 'list', 'b'), '---\nlist:\n- a # c\n- b\n---\n');
  assert.is(addItem('---\nlist: []\n---\n', 'list', 'b'), '---\nlist: [b]\n---\n');
});

test('an entry is taken out of either style, and the list goes with its last', () => {
  assert.is(removeItem(file, 'keywords', 0), file.replace('one, two', 'two'));
  assert.is(removeItem(file, 'keywords', 1), file.replace('one, two', 'one'));
  assert.is(removeItem(file, 'references', 0), file.replace('  - plain # first\n', ''));
  const noted = '  - id: noted\n    note: >\n      Two lines\n      of note.\n';
  assert.is(removeItem(file, 'references', 1), file.replace(noted, ''));
  assert.is(removeItem('---\na: 1\nlist: [b]\n---\n', 'list', 0), '---\na: 1\n---\n');
});

test('what cannot be done by such an edit is left alone', () => {
  assert.is(setValue('---\n{ title: x }\n---\n', ['title', 'deeper'], 'y'), '---\n{ title: x }\n---\n');
  assert.is(removeItem(file, 'title', 0), file);
  assert.is(addItem(file, 'title', 'x'), file);
});

test.run();
