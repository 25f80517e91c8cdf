import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pickEntries } from '../../../../src/features/references/pick-entries.ts';

const entry = (id: string, note = '') => `@article{${id},\n  title = {On ${id}},\n${note}}\n`;
const [first, second, third] = [entry('a'), entry('b-2', '  annote = {See\n\na@b, c.},\n'), entry('b')];
const file = [first, second, third].join('\n');

test('entries are picked by their whole keys, and stay as they are written', () => {
  assert.is(pickEntries(file, new Set(['b', 'a', 'unknown'])), `${first}\n${third}`);
  assert.is(pickEntries(file, new Set(['b-2'])).trim(), second.trim());
});

test('nothing is picked from what is no BibTeX', () => {
  assert.is(pickEntries('<!doctype html>\n<p>Log in to this network</p>', new Set(['a'])), '');
});

test.run();
