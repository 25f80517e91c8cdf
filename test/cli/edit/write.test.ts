import { chmodSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { FileChange } from '../../../cli/edit/revision.ts';
import { keepForm, StaleError, writeChanges } from '../../../cli/edit/write.ts';
import { type Workspace, workspace } from '../../support/workspace.ts';

/** Writes changes in a staging folder of their own. */
function writeEdit(site: Workspace, changes: readonly FileChange[]): void {
  const staging = join(site.root, 'staging');
  mkdirSync(staging, { recursive: true });
  writeChanges({ root: site.root, staging, command: 'npm run site -- move', changes });
}

test('a text keeps its byte order mark and the line end of every line that stays', () => {
  const bytes = Buffer.from('\uFEFFone\r\ntwo\nthree\r\nfour');
  const after = keepForm(bytes, 'one\ntwo\nthree\nfour', 'one\nnew\ntwo\nfour\nlast');
  assert.is(after, '\uFEFFone\r\nnew\r\ntwo\nfour\r\nlast');
  assert.is(keepForm(Buffer.from('a\nb\n'), 'a\nb\n', 'a\nc\n'), 'a\nc\n');
  assert.is(keepForm(null, '', 'new\n'), 'new\n');
  assert.is(keepForm(Buffer.from('\uFEFFa\r\n', 'utf16le'), 'a\n', 'b\n'), 'b\n');
});

test('a file keeps its permissions, and one that may not be written is not replaced', () => {
  const site = workspace();
  try {
    const path = 'content/topics/alpha.md';
    const before = readFileSync(join(site.root, path), 'utf8');
    const write = () => writeEdit(site, [{ from: path, to: path, before, after: 'changed\n' }]);
    chmodSync(join(site.root, path), 0o444);
    // To root, every file may be written.
    if (process.getuid?.() !== 0) {
      assert.throws(write, /alpha\.md` cannot be written: permission is denied/);
      assert.is(readFileSync(join(site.root, path), 'utf8'), before);
    }
    chmodSync(join(site.root, path), 0o664);
    write();
    assert.is(readFileSync(join(site.root, path), 'utf8'), 'changed\n');
    assert.is(statSync(join(site.root, path)).mode & 0o777, process.platform === 'win32' ? 0o666 : 0o664);
  } finally {
    site.remove();
  }
});

test('a file whose name gets small letters is kept on a disk that takes both names for one file', () => {
  const site = workspace();
  try {
    const [old, now] = ['Alpha.md', 'alpha.md'].map((name) => join(site.content, 'topics', name)) as [string, string];
    // Two names of one file stand for such a disk.
    linkSync(now, old);
    const before = readFileSync(old, 'utf8');
    writeEdit(site, [{ from: 'content/topics/Alpha.md', to: 'content/topics/alpha.md', before, after: 'changed\n' }]);
    assert.is(readFileSync(now, 'utf8'), 'changed\n');
  } finally {
    site.remove();
  }
});

test('a file that was changed or went away meanwhile, or is in the way, stops everything before anything is written', () => {
  const site = workspace();
  try {
    const path = join(site.content, 'topics/alpha.md');
    const before = readFileSync(path, 'utf8');
    const first = { from: 'content/topics/alpha.md', to: 'content/topics/alpha.md', before, after: 'changed\n' };
    const stale = {
      from: 'content/topics/beta.md',
      to: 'content/topics/beta.md',
      before: 'what it was\n',
      after: 'x\n',
    };
    assert.throws(
      () => writeEdit(site, [first, stale]),
      (error: unknown) => error instanceof StaleError,
    );
    const gone = { from: 'content/topics/gone.md', to: null, before: '', after: '' };
    assert.throws(
      () => writeEdit(site, [first, gone]),
      (error: unknown) =>
        error instanceof StaleError && error.message === 'content/topics/gone.md went away meanwhile.',
    );
    const taken = { from: null, to: 'content/topics/gamma.md', before: '', after: 'x\n' };
    assert.throws(
      () => writeEdit(site, [first, taken]),
      (error: unknown) => error instanceof StaleError,
    );
    assert.is(readFileSync(path, 'utf8'), before);
    assert.not.ok(readdirSync(join(site.content, 'topics')).some((name) => name.endsWith('.tmp')));
  } finally {
    site.remove();
  }
});

test.run();
