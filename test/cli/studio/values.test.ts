import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cutFrontMatter } from '../../../cli/edit/front-matter.ts';
import { changeValue, readValues } from '../../../cli/studio/app/values.ts';

const frontMatter = `---
# What readers see.
title: "Attention  and stakes" # a comment
order: 10
keywords: [ attention,  choice ]
references:
  - caplin-2015   # the first
  - { id: dean-2016, note: Why }
draft: false
---

`;
const order = ['title', 'order', 'date', 'keywords', 'references', 'draft'];
const change = (path: Parameters<typeof changeValue>[1], value: unknown) =>
  changeValue(frontMatter, path, value, order);

test('a value that is typed changes its own bytes and no others', () => {
  assert.is(change(['title'], 'Stakes'), frontMatter.replace('"Attention  and stakes"', '"Stakes"'));
  assert.is(change(['order'], 20), frontMatter.replace('order: 10', 'order: 20'));
  assert.is(change(['keywords', 1], 'stakes'), frontMatter.replace(' choice ]', ' stakes ]'));
  assert.is(change(['references', 1, 'note'], 'Because'), frontMatter.replace('note: Why', 'note: Because'));
});

test('a list gets an entry at its end, and loses one in its middle', () => {
  assert.is(change(['keywords', 2], 'new'), frontMatter.replace(' choice ]', ' choice, new ]'));
  assert.is(change(['references', 0], undefined), frontMatter.replace('  - caplin-2015   # the first\n', ''));
  assert.equal(readValues(change(['references', 2], 'next'))?.references, [
    'caplin-2015',
    { id: 'dean-2016', note: 'Why' },
    'next',
  ]);
});

test('a list gets an entry of several keys at its end, begun by any of them', () => {
  const before = readValues(frontMatter)?.references as readonly unknown[];
  const whole = { id: 'next', note: 'Why' };
  assert.equal(readValues(change(['references', 2], whole))?.references, [...before, whole]);
  assert.equal(readValues(change(['references', 2, 'id'], 'next'))?.references, [...before, { id: 'next' }]);
});

test('an entry of a list within an entry is added, changed and removed, and so is that list', () => {
  const course = '---\nsyllabus:\n  - title: One\n    topics: [a, b]\n  - title: Two\n---\n';
  const topicsAfter = (path: Parameters<typeof changeValue>[1], value: unknown) => {
    const { syllabus } = readValues(changeValue(course, path, value, ['syllabus'])) ?? {};
    const [one, ...others] = syllabus as readonly unknown[];
    assert.equal(others, [{ title: 'Two' }]);
    return one;
  };
  assert.equal(topicsAfter(['syllabus', 0, 'topics', 2], 'c'), { title: 'One', topics: ['a', 'b', 'c'] });
  assert.equal(topicsAfter(['syllabus', 0, 'topics', 0], 'c'), { title: 'One', topics: ['c', 'b'] });
  assert.equal(topicsAfter(['syllabus', 0, 'topics', 0], undefined), { title: 'One', topics: ['b'] });
  assert.equal(topicsAfter(['syllabus', 0, 'topics'], undefined), { title: 'One' });
});

test('a name becomes a name with a note', () => {
  const changed = change(['references', 0], { id: 'caplin-2015', note: 'First' });
  assert.equal(readValues(changed)?.references, [
    { id: 'caplin-2015', note: 'First' },
    { id: 'dean-2016', note: 'Why' },
  ]);
  assert.match(changed, '# What readers see.\ntitle: "Attention  and stakes" # a comment\norder: 10\n');
});

test('remarks and quotes within a group or a list stay when a part of it comes or goes', () => {
  const author = `---
author:
  name: "Ada Writer" # as in papers
  # Not the old one.
  email: ada@example.org
references:
  # The first of all.
  - one # read it
  - { id: two, note: 'It''s why' }
title: T # short
---
`;
  const edit = (path: Parameters<typeof changeValue>[1], value: unknown) => changeValue(author, path, value, []);
  const role = edit(['author', 'role'], 'Professor');
  assert.is(role, author.replace('.org\n', '.org\n  role: Professor\n'));
  assert.is(changeValue(role, ['author', 'role'], undefined, []), author);
  assert.is(edit(['references', 1, 'note'], undefined), author.replace(", note: 'It''s why'", ''));
  const noted = edit(['references', 0], { id: 'one', note: '' });
  for (const remark of ['# as in papers', '# Not the old one.', '# The first of all.', '# read it', "'It''s why'"])
    assert.match(noted, remark);
});

test('a key that is not there comes after those before it, and one that is emptied goes', () => {
  assert.is(change(['date'], '2027-03-01'), frontMatter.replace('order: 10\n', 'order: 10\ndate: 2027-03-01\n'));
  assert.is(change(['draft'], undefined), frontMatter.replace('draft: false\n', ''));
});

test('front matter that cannot be read is no form', () => {
  assert.is(readValues('---\ntitle: [\n---\n'), null);
  assert.is(readValues('no front matter'), null);
});

test('whatever is typed as a title is read back as it was typed, and the rest stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (title) => {
      const changed = change(['title'], title);
      assert.equal(readValues(changed)?.title, title);
      assert.is(changed.slice(changed.indexOf(' # a comment')), frontMatter.slice(frontMatter.indexOf(' # a comment')));
    }),
  );
});

test('a text in two is the same text again', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (head, body) => {
      for (const text of [`---\n${head}\n---\n\n${body}`, head + body]) {
        const cut = cutFrontMatter(text);
        assert.is(cut.frontMatter + cut.body, text);
      }
    }),
  );
});

test.run();
