import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseDocument } from 'yaml';
import { writeFrontMatter } from '../../../cli/core/publication.ts';
import {
  addItem,
  composeFile,
  readTextBelow,
  removeItem,
  removeKey,
  setBody,
  setValue,
} from '../../../cli/edit/front-matter.ts';
import { schemas } from '../../../cli/kinds/schemas.ts';
import { publication } from '../formats/arbitrary.ts';

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

test('an entry makes a list of what should be one', () => {
  const add = (line: string) => addItem(`---\n${line}\n---\n`, 'aliases', 'new').split('\n')[1];
  assert.is(add('aliases: old # why'), 'aliases: [old, new] # why');
  assert.is(add("aliases: 'one, two'"), "aliases: ['one, two', new]");
  assert.is(add('aliases: one, two'), 'aliases: ["one, two", new]');
  assert.is(add('aliases: ~'), 'aliases: [new]');
  assert.is(add('aliases: {}'), 'aliases: {}');
});

test('a value that begins as the end of YAML does stays on its line', () => {
  assert.is(setValue(file, ['order'], '...'), file.replace('order: 10\nk', 'order: "..."\nk'));
  assert.is(setValue(file, ['references', 1, 'id'], '--- x'), file.replace('id: noted', 'id: "--- x"'));
  assert.is(setValue(file, ['title'], '...and more'), file.replace("'Gamma'", "'...and more'"));
  assert.is(addItem(file, 'keywords', '...'), file.replace('two]', 'two, "..."]'));
});

test('a value between brackets or braces stays one value, whatever is typed into it', () => {
  const group = '---\nphoto: { file: /media/a.svg, alt: Ada }\nkeywords: [one, two]\n---\n';
  const read = (text: string) => parseDocument(text.split('---\n')[1] ?? '').toJS();
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('Ada, at her desk', 'Ada }', '[Ada]', 'a: b', '{', 'x #')),
      (value) => {
        fc.pre(!/[\n\r\u0085\u2028\u2029]/.test(value));
        assert.is(read(setValue(group, ['photo', 'alt'], value)).photo.alt, value);
        assert.equal(read(setValue(group, ['keywords', 0], value)).keywords, [value, 'two']);
        assert.equal(read(addItem(group, 'keywords', value)).keywords, ['one', 'two', value]);
      },
    ),
  );
  assert.is(
    setValue(group, ['photo', 'alt'], 'Ada, at her desk'),
    group.replace('alt: Ada', 'alt: "Ada, at her desk"'),
  );
});

test('a key that is not there is added as the last, an empty one is filled', () => {
  assert.is(setValue(file, ['next'], 'alpha'), file.replace('aliases:\n---', 'aliases:\nnext: alpha\n---'));
  assert.is(addItem(file, 'aliases', 'old'), file.replace('aliases:\n', 'aliases: [old]\n'));
  assert.is(setValue('---\na:\nb: 1\n---\n', ['a'], 'x'), '---\na: x\nb: 1\n---\n');
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
  assert.is(removeItem(file, ['keywords', 0]), file.replace('one, two', 'two'));
  assert.is(removeItem(file, ['keywords', 1]), file.replace('one, two', 'one'));
  assert.is(removeItem(file, ['references', 0]), file.replace('  - plain # first\n', ''));
  const noted = '  - id: noted\n    note: >\n      Two lines\n      of note.\n';
  assert.is(removeItem(file, ['references', 1]), file.replace(noted, ''));
  assert.is(removeItem('---\na: 1\nlist: [b]\n---\n', ['list', 0]), '---\na: 1\n---\n');
});

test('an entry of a list within another is taken out, which is empty without its last', () => {
  const week = '---\nsessions:\n  - title: One\n    reads:\n      - a # first\n      - b\n    files: [c]\n---\n';
  const first = ['sessions', 0, 'reads', 0] as const;
  const short = removeItem(week, first);
  assert.is(short, week.replace('      - a # first\n', ''));
  assert.is(removeItem(short, first), week.replace('reads:\n      - a # first\n      - b\n', 'reads: []\n'));
  assert.is(removeItem(week, ['sessions', 0, 'files', 0]), week.replace('[c]', '[]'));
  const noted = '---\nsessions:\n  - reads: # core\n      # the classic\n      - a # first\n---\n';
  assert.is(removeItem(noted, first), '---\nsessions:\n  - reads: []\n---\n');
});

/** A publication that a person wrote in many styles. */
const odd = `---
# found in the library
type: article   # a journal
authors: [ Jane Doe , "Doe, John" ]  # two of them
title: >-
  A folded
  title

year: 2001 # on the cover
# the volume is a guess
volume: '3'
---

Body with --- in it
---
`;
const order = Object.keys(schemas.reference.shape);

test('a value of any form is replaced alone, and a new key stands in its usual place', () => {
  const changes = {
    title: 'A: new title',
    year: 2002,
    venue: 'Econometrica',
    volume: "it's 4",
    doi: '10.1000/x',
    authors: ['Jane Doe', { organisation: 'World Bank' }],
  };
  const changed = Object.entries(changes).reduce((text, [key, value]) => setValue(text, [key], value, order), odd);
  assert.is(
    changed,
    `---
# found in the library
type: article   # a journal
authors:
  - Jane Doe
  - organisation: World Bank  # two of them
title: "A: new title"

year: 2002 # on the cover
venue: Econometrica
# the volume is a guess
volume: 'it''s 4'
doi: 10.1000/x
---

Body with --- in it
---
`,
  );
});

test('a new key stands after the last of the keys before it that is there', () => {
  assert.is(setValue(odd, ['publisher'], 'P', order), odd.replace('on the cover\n', 'on the cover\npublisher: P\n'));
});

test('the text below is read and replaced by itself', () => {
  assert.is(readTextBelow(odd), 'Body with --- in it\n---');
  assert.is(setBody(odd, 'New.'), odd.replace('Body with --- in it\n---', 'New.'));
  assert.is(setBody('---\na: 1\n---', 'New.'), '---\na: 1\n---\n\nNew.\n');
  assert.is(readTextBelow('---\na: 1\n---'), '');
});

function read(text: string) {
  const [, frontMatter = ''] = /^---\n(.*?)^---\n/ms.exec(text) ?? [];
  return schemas.reference.parse(parseDocument(frontMatter, { schema: 'core' }).toJS());
}

test('a file is written so that it reads back as it was, whatever stands in it', () => {
  fc.assert(
    fc.property(publication, (one) => {
      const text = composeFile(writeFrontMatter(one), order, one.annotation);
      assert.equal(read(text), writeFrontMatter(one));
      assert.is(readTextBelow(text), one.annotation);
    }),
    { numRuns: 200 },
  );
});

test('a file changed key by key into another reads back as that one', () => {
  const names = { authors: ['Ann Other'], editors: ['Ed Itor'], translators: ['Trans Lator'] };
  const book = { venue: 'V', publisher: 'P', edition: '2', series: 'S', isbn: '043942089X', eprint: '2301.11358' };
  const more = {
    ...names,
    ...book,
    volume: '1',
    issue: '2',
    pages: '3',
    doi: '10.1000/x',
    url: 'https://a.b',
    retracted: 'https://c.d',
    place: 'L',
    originalYear: 1000,
  };
  const article = publication.map(({ date: _, ...one }) => ({ ...one, type: 'article' as const, degree: null }));
  fc.assert(
    fc.property(article, article, (one, other) => {
      const wanted = { ...more, ...writeFrontMatter(other) };
      const start = composeFile(writeFrontMatter(one), order, one.annotation);
      const changed = Object.entries(wanted).reduce((text, [key, value]) => setValue(text, [key], value, order), start);
      assert.equal(read(changed), schemas.reference.parse(wanted));
      assert.is(readTextBelow(changed), one.annotation);
    }),
    { numRuns: 200 },
  );
});

test('what cannot be done by such an edit is left alone', () => {
  assert.is(setValue('---\n{ title: x }\n---\n', ['title', 'deeper'], 'y'), '---\n{ title: x }\n---\n');
  assert.is(removeItem(file, ['title', 0]), file);
  const lines = '---\ntitle: |\n  Words\n---\n';
  assert.is(addItem(lines, 'title', 'x'), lines);
});

test.run();
