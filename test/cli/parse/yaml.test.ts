import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readYaml } from '../../../cli/parse/yaml.ts';

const told = (text: string) => {
  const { fault } = readYaml(text);
  return fault && [fault.reason, fault.suggestion];
};

test('a comma that is missing between brackets is told', () => {
  assert.equal(told('title: A\nreferences: [{id: doe-2020-study note: Hello}]'), [
    'A comma is missing before `note`.',
    undefined,
  ]);
  assert.equal(told('navigation:\n  - { title: Home href: / }'), ['A comma is missing before `href`.', undefined]);
  assert.equal(told('keywords: ["one" "two"]'), ['A comma is missing before `"two"`.', 'keywords: ["one", "two"]']);
});

test('a colon that is missing on the first line is told, however many words follow', () => {
  assert.equal(told('title Test page\norder: 10'), ['A colon is missing after `title`.', 'title: Test page']);
  assert.equal(told('order: 10\nprose that goes on\ntitle: A')?.[1], undefined);
});

test.run();
