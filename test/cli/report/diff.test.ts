import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { diffLines, formatDiff, splitLines } from '../../../cli/report/diff.ts';

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', '', 'long line'), { maxLength: 30 })
  .chain((lines) => fc.boolean().map((ends) => lines.join('\n') + (ends && lines.length > 0 ? '\n' : '')));

test('the difference leads from one text to the other and back', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(splitLines(before), splitLines(after));
      const side = (other: 'added' | 'removed') =>
        lines
          .filter((line) => line.kind !== other)
          .map((line) => line.line)
          .join('');
      assert.is(side('added'), before);
      assert.is(side('removed'), after);
    }),
  );
});

test('it is the shortest: one changed line among many is one line out and one in', () => {
  const before = splitLines('a\nb\nc\nd\ne\nf\n');
  const changed = diffLines(before, splitLines('a\nb\nX\nd\ne\nf\ng\n')).filter((line) => line.kind !== 'same');
  assert.equal(
    changed.map(({ kind, line }) => `${kind} ${line.trim()}`),
    ['removed c', 'added X', 'added g'],
  );
});

test('git applies it: changes far apart, a new file, a renamed one, one that goes, no newline at the end', () => {
  const root = mkdtempSync(join(tmpdir(), 'diff-'));
  try {
    mkdirSync(join(root, 'content'));
    const long = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');
    const files: [string | null, string | null, string, string][] = [
      ['content/a.md', 'content/a.md', long, long.replace('line 3', 'line three').replace('line 39', 'end\n')],
      [null, 'content/new.md', '', 'one\ntwo'],
      ['content/old.md', 'content/moved.md', 'x\ny\n', 'x\nz\n'],
      ['content/gone.md', null, 'bye\n', ''],
      ['content/same.md', 'content/named.md', 'same\n', 'same\n'],
    ];
    for (const [from, , before] of files) if (from !== null) writeFileSync(join(root, from), before);
    const patch = files.map(([from, to, before, after]) => formatDiff(from, to, before, after)).join('');
    execFileSync('git', ['apply', '--unsafe-paths', '-'], { cwd: root, input: patch });
    for (const [from, to, , after] of files) {
      if (to !== null) assert.is(readFileSync(join(root, to), 'utf8'), after);
      if (from !== null && from !== to) assert.throws(() => readFileSync(join(root, from)));
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test.run();
