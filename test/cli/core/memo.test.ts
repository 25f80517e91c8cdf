import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { derive, recordRead } from '../../../cli/core/graph.ts';
import { createMemo, type SavedMemo, shareParses } from '../../../cli/core/memo.ts';

const test = suite('what a run remembers of files');

interface Run {
  readonly texts?: Readonly<Record<string, string>>;
  readonly facts?: Readonly<Record<string, string>>;
  readonly titles?: Readonly<Record<string, string>>;
  readonly hasTitle?: (matter: { title?: string | undefined }) => boolean;
  readonly rest?: string;
  readonly isWritten?: boolean;
}

/**
 * A run over three files, of which `a` reads the text of `b` too, and `b` whether `c` has a title; gives what was made and
 * what it leaves.
 */
function run(
  last: SavedMemo | null,
  { texts = {}, facts = {}, titles = {}, hasTitle = isTitled, rest = '', isWritten = true }: Run = {},
) {
  const made: string[] = [];
  const paths = ['a', 'b', 'c'];
  const sources = paths.map((path) => ({ path, text: texts[path] ?? path, changed: null }));
  const memo = createMemo(last, sources, rest, isWritten);
  const shown = sources.map((file) => {
    const make = () => {
      made.push(`parse ${file.path}`);
      return {
        said: facts[file.path] ?? '',
        matter: titles[file.path] === undefined ? {} : { title: titles[file.path] },
      };
    };
    const parsed = memo.parse(file, make, ({ said, matter }) => ({ facts: said, shown: matter }));
    return memo.follow<{ title?: string | undefined }>(file.path, parsed.matter, (key) => key === 'title');
  });
  const textOf = (path: string) => {
    recordRead(path);
    return texts[path] ?? path;
  };
  const quoted = derive(() => textOf('b'));
  const values = paths.map((path) =>
    memo.keep(path, 'page', () => {
      made.push(`page ${path}`);
      const titled = path === 'b' && hasTitle(shown[2] ?? {}) ? ' beside a title' : '';
      return path === 'a' ? textOf('a') + quoted() : textOf(path) + titled;
    }),
  );
  const files = memo.keep(
    'c',
    'file',
    () => {
      made.push('file c');
      return textOf('c');
    },
    () => 'as it stands',
  );
  return { values, files, made, left: structuredClone(memo.save()) };
}

const isTitled = ({ title }: { title?: string | undefined }) => title !== undefined;
const nothing = () => ({ facts: null, shown: null });
const first = run(null);

test('with nothing changed nothing is made, and what is written stands for itself', () => {
  assert.equal(first.values, ['ab', 'b', 'c']);
  const again = run(first.left);
  assert.equal([again.values, again.files, again.made], [first.values, 'as it stands', []]);
  assert.equal(again.left, first.left);
});

test('an edit of a text makes what read it, also by way of another value', () => {
  const { values, made, left } = run(first.left, { texts: { b: 'B' } });
  assert.equal(values, ['aB', 'B', 'c']);
  assert.equal(made, ['parse b', 'page a', 'page b']);
  assert.equal(run(left, { texts: { b: 'B' } }).made, []);
  assert.equal(run(run(left, { texts: { b: 'B' } }).left).made, ['parse b', 'page a', 'page b']);
});

test('what is shown of a file makes what read it, in whatever way, and where it was missing before', () => {
  for (const hasTitle of [
    isTitled,
    (matter: object) => 'title' in matter,
    (matter: object) => 'title' in { ...matter },
  ]) {
    const edited = { texts: { c: 'C' }, titles: { c: 'New' }, hasTitle };
    const { values, made, left } = run(run(null, { hasTitle }).left, edited);
    assert.equal(
      [values, made],
      [
        ['ab', 'b beside a title', 'C'],
        ['parse c', 'page b', 'page c', 'file c'],
      ],
    );
    const { made: later } = run(left, { ...edited, texts: { c: 'D' } });
    assert.equal(later, ['parse c', 'page c', 'file c']);
  }
});

test('what every value may read without telling makes all of them: the facts of a file, and what is no file', () => {
  const all = ['page a', 'page b', 'page c', 'file c'];
  assert.equal(run(first.left, { texts: { c: 'C' }, facts: { c: 'other' } }).made, ['parse c', ...all]);
  assert.equal(run(first.left, { rest: 'another day' }).made, all);
});

test('what no longer stands as it was written is made, and nothing else', () => {
  const { files, made } = run(first.left, { isWritten: false });
  assert.equal([files, made], ['c', ['file c']]);
});

test('what read very many texts is made each time', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ path: `${index}`, text: 'text', changed: null }));
  const read = (last: SavedMemo | null, count: number) => {
    const memo = createMemo(last, many, '', true);
    for (const file of many) memo.parse(file, () => ({}), nothing);
    let isMade = false;
    memo.keep('0', 'list', () => {
      isMade = true;
      for (const { path } of many.slice(0, count)) recordRead(path);
      return count;
    });
    return { isMade, left: memo.save() };
  };
  assert.is(read(read(null, 50).left, 50).isMade, false);
  assert.is(read(read(null, 51).left, 51).isMade, true);
});

test('what two sites have in common is parsed once, and a file with another text again', () => {
  const memo = shareParses();
  const file = { path: 'a', text: 'one', changed: null };
  const parse = (one: typeof file) => memo.parse(one, () => ({ said: one.text }), nothing);
  const first = parse(file);
  assert.is(parse(file), first);
  assert.equal(parse({ ...file, text: 'two' }), { said: 'two' });
});

test.run();
