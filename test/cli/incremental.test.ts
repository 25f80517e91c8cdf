import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileContent, createMemory } from '../../cli/compile.ts';
import { type Content, readContent, type SourceFile } from '../../cli/read/content.ts';

const options = { today: '2026-01-01', withDrafts: true, shapes: '' };
const base = await readContent('test/fixtures/base/content');

/** Pieces of text that reach from one page into others, right and wrong ones. */
const bodies = [
  'Plain words.',
  '## One heading\n\nSee [it](#one-heading).',
  '## Another heading\n\nSee [alpha](/resources/alpha#one-heading) and [gamma](gamma.md).',
  'It was found [@doe-2020-study] once.',
  'It was found [@doe-2020-study; @roe-2021-essay, p. 7] twice.[^a]\n\n[^a]: A note.',
  '![A picture](/media/picture.svg) and [a paper](/research/papers/paper-one).',
  'See [nothing](/nothing).',
];
const matters = [
  'group: first\norder: 10\n',
  'group: first\norder: 40\n',
  'group: second\norder: 20\nreferences: [doe-2020-study]\n',
  'group: second\norder: 30\nreferences: [roe-2021-essay, {id: doe-2020-study, note: A note.}]\n',
  'group: second\norder: 30\ndraft: true\n',
  'group: first\norder: 50\naliases: [other-name]\n',
  'group: nowhere\norder: 10\n',
];

type Edit = (content: Content) => Content;

function put(content: Content, place: string, text: string, like: string): Content {
  const path = `content/${place}`;
  const model = content.files.find((file) => file.path === `content/${like}`) ?? base.files[0];
  const slug = place.slice(place.lastIndexOf('/') + 1, -'.md'.length);
  const file = { ...(model as SourceFile), path, slug, text };
  const files = [...content.files.filter((one) => one.path !== path), file];
  return { ...content, files: files.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

function rewrite(content: Content, place: string, change: (text: string) => string): Content {
  const path = `content/${place}`;
  return {
    ...content,
    files: content.files.map((file) => (file.path === path ? { ...file, text: change(file.text) } : file)),
  };
}

const topics = ['alpha', 'beta', 'gamma', 'epsilon'];
const title = fc.constantFrom('One title', 'Another title', 'A third title');

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...topics), title, fc.constantFrom(...matters), fc.constantFrom(...bodies))
    .map(([slug, name, matter, body]): Edit => {
      const head = `title: ${name}\ndescription: A sentence that is long enough to be a description of this page.\n`;
      return (content) => put(content, `topics/${slug}.md`, `---\n${head}${matter}---\n\n${body}\n`, 'topics/alpha.md');
    }),
  fc.constantFrom(...topics).map(
    (slug): Edit =>
      (content) => ({ ...content, files: content.files.filter((file) => file.path !== `content/topics/${slug}.md`) }),
  ),
  fc
    .tuple(fc.constantFrom('groups/first.md', 'site.md', 'papers/paper-one.md', 'references/doe-2020-study.md'), title)
    .map(
      ([place, name]): Edit =>
        (content) =>
          rewrite(content, place, (text) => text.replace(/^title: .*$/m, `title: ${name}`)),
    ),
  fc.constantFrom('Shows a thing.', 'Shows it, see [alpha](/resources/alpha).').map(
    (words): Edit =>
      (content) =>
        rewrite(content, 'references/doe-2020-study.md', (text) => text.replace(/---\n[^-]*$/, `---\n\n${words}\n`)),
  ),
  fc.integer({ min: 1, max: 3 }).map(
    (size): Edit =>
      (content) => ({
        ...content,
        media: new Map([...content.media, ['/media/picture.svg', { width: size, height: size }]]),
      }),
  ),
  fc.constant<Edit>(() => base),
);

test('whatever was edited before, what is compiled with a memory is what is compiled without', () => {
  let sound = 0;
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
      const memory = createMemory();
      let content = base;
      compileContent(content, options, memory);
      for (const apply of edits) {
        content = apply(content);
        const kept = compileContent(content, options, memory);
        const clean = compileContent(content, options);
        assert.equal(kept.problems, clean.problems);
        assert.equal(kept.files === null, clean.files === null);
        for (const [path, text] of clean.files ?? [])
          if (kept.files?.get(path) !== text) assert.is(kept.files?.get(path), text, path);
        assert.equal([...(kept.files?.keys() ?? [])], [...(clean.files?.keys() ?? [])]);
        if (clean.files !== null) sound += 1;
      }
    }),
    { numRuns: process.env.LONG === '1' ? 500 : 20 },
  );
  assert.ok(sound > 20, 'most of what is compared is a whole site');
});

test.run();
