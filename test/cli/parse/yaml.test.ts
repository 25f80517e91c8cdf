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

test('an item that the item above swallows is told, as are words behind a number sign', () => {
  const reason = 'This item is not indented as the one above it.';
  assert.equal(told('authors:\n- Jane Doe\n - Bob Roe\ntitle: A'), [reason, '- Bob Roe']);
  assert.equal(told('keywords:\n  - one\n    - two'), [reason, '- two']);
  assert.is(told('authors:\n  - Jane Doe\n  - Bob Roe'), null);
  assert.is(told('authors:\n  - Jane\n    Doe\n  - "Bob\n   - Roe"'), null);
  assert.equal(told('venue: Working Paper # 301'), [
    '`# 301` is taken for a remark and left out.',
    '"Working Paper # 301"',
  ]);
  assert.is(told('order: 10 # 2 pages are between\ndraft: true # 3 weeks\ngroup: first # 1st'), null);
});

test('words behind a number sign are told below a list, too, and not where they stand in quotes or in a remark', () => {
  const fault = ['`#2` is taken for a remark and left out.', '"Slides #2"'];
  assert.equal(told('links:\n  - title: Slides #2\n    href: /a'), fault);
  assert.equal(told('links:\n  - href: /a\n    title: Slides #2'), fault);
  for (const quoted of ['"Slides #2"', "'Slides #2'"])
    assert.is(told(`links:\n  - title: ${quoted}\n    href: /a`), null, quoted);
  assert.is(told('group: first # as in issue #2'), null);
  assert.equal(told('description: Slides\n  and #2\norder: 10'), [fault[0], undefined]);
});

test('a first key that is indented is told, and not the key below it', () => {
  const reason = 'This line is indented, and the keys below it are not.';
  assert.equal(told(' title: A\norder: 10'), [reason, 'title: A']);
  assert.equal(told('# A remark.\n  title: A\n  order: 10\ngroup: first'), [reason, 'title: A']);
  assert.is(told('  title: A\n  order: 10'), null);
});

test('quotes in a value in quotes are its own', () => {
  const reason = 'The value goes on after its closing quote.';
  assert.equal(told('title: "The "new" view"'), [reason, `'The "new" view'`]);
  assert.equal(told('title: "Nudge" or "sludge"'), [reason, `'"Nudge" or "sludge"'`]);
  assert.equal(told('title: "Plato’s \'cave\' and "us""'), [reason, `'Plato’s ''cave'' and "us"'`]);
});

test('a publication in brackets is named without its sign, and a name of another kind is quoted', () => {
  assert.equal(told('references: [@doe-2020, @roe-2021]'), [
    'A value cannot begin with `@`.',
    'references: [doe-2020, roe-2021]',
  ]);
  assert.equal(told('authors: [@jane]'), ['A value cannot begin with `@`.', undefined]);
  assert.equal(told('title: @home'), ['A value cannot begin with `@`.', 'title: "@home"']);
});

test('what begins an item, a key or a value wrongly is told as what it is', () => {
  assert.equal(told('references:\n-doe-2020\n-roe-2021'), [
    'A space is missing after the hyphen of this item.',
    '- doe-2020',
  ]);
  assert.equal(told('**title**: A'), ['`**` stands around the key `title`, and nothing is bold here.', 'title: A']);
  assert.equal(told('title: &More of it'), [
    'A value cannot begin with `&`, which means something else here.',
    '"&More of it"',
  ]);
  assert.is(told('title: More & more\nkeywords: [R&D]'), null);
});

test('a number sign that swallows the end of a list is told in its line', () => {
  assert.equal(told('keywords: [choice #1, attention]\norder: 10'), [
    'What follows `#` is taken for a remark, with the bracket that closes the list.',
    undefined,
  ]);
  assert.is(readYaml('title: A\nkeywords: [choice #1, attention]\norder: 10').fault?.start, 19);
});

test('neither a second key nor a remark is put into the quotes of a value', () => {
  const reason = 'A colon followed by a space splits this value in two.';
  assert.equal(told('group: first order: 10'), [reason, undefined]);
  assert.equal(told('title: Choice: a review # The name that readers see.'), [reason, undefined]);
  assert.equal(told('title: Choice: a review'), [reason, '"Choice: a review"']);
  assert.equal(told('links:\n  - title: Choice: a review'), [reason, '"Choice: a review"']);
  assert.equal(told('links:\n- a: b: c')?.[0], reason);
});

test('a tag is told as what asks for another type', () => {
  assert.is(
    told('keywords: [choice, !attention more]')?.[0],
    'The tag in front of this value asks for a type that does not exist.',
  );
});

test.run();
