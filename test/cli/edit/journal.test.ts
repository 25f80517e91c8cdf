import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { editContent } from '../../../cli/commands/support/edit-session.ts';
import { settleEdits } from '../../../cli/commands/support/hold-content.ts';
import { asDiskFault } from '../../../cli/core/disk-fault.ts';
import { completeJournal, hasJournal, type JournalOutcome } from '../../../cli/edit/journal.ts';
import type { FileChange } from '../../../cli/edit/revision.ts';
import { writeChanges } from '../../../cli/edit/write.ts';
import { type PlantedFault, plantFaults } from '../../support/disk-faults.ts';
import { listen } from '../../support/standard-error.ts';
import { type Workspace, workspace } from '../../support/workspace.ts';

const test = suite('an edit that is broken off');
let site: Workspace;
let staging: string;
test.before.each(() => {
  site = workspace();
  staging = join(site.root, 'staging');
  mkdirSync(staging);
});
test.after.each(() => site.remove());

const command = 'npm run site -- move beta moved';
const at = (name: string) => join(site.content, 'topics', `${name}.md`);
const read = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : null);
const names = ['alpha', 'beta', 'delta', 'moved', 'new'];
const readAll = () => Object.fromEntries(names.map((name) => [name, read(name)]));

/** An edit with a file of every sort: changed, moved, removed and new. */
function planChanges(): FileChange[] {
  const path = (name: string) => `content/topics/${name}.md`;
  const text = (name: string) => read(name) ?? '';
  return [
    { from: path('alpha'), to: path('alpha'), before: text('alpha'), after: 'changed\n' },
    { from: path('beta'), to: path('moved'), before: text('beta'), after: 'moved\n' },
    { from: path('delta'), to: null, before: text('delta'), after: '' },
    { from: null, to: path('new'), before: '', after: 'new\n' },
  ];
}

const wanted = { alpha: 'changed\n', beta: null, delta: null, moved: 'moved\n', new: 'new\n' };

/** Begins the edit on a disk that fails at a file and from then on, as after a kill there; the journal stays. */
function breakOff(faults: readonly PlantedFault[]): void {
  const edit = { root: site.root, staging, command, changes: planChanges() };
  const mend = plantFaults(faults);
  assert.throws(() => writeChanges(edit));
  mend();
}

/** What stops every way forward and back once so many files have been put in their places. */
function stopAfter(count: number): PlantedFault[] {
  return [
    { call: 'renameSync', code: 'EIO', path: 'content/topics/', after: count },
    { call: 'openSync', code: 'EIO', path: 'staging/undo' },
  ];
}

/** What stands in the content and is no author's. */
function listHidden(): string[] {
  const names = readdirSync(site.content, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /(?:^|\/)\.|\.tmp$/.test(name));
}

const settle = (): JournalOutcome => completeJournal(site.root, staging);

test('before the journal is written nothing is touched, and after it everything can be finished', () => {
  const before = readAll();
  for (const path of ['0\\.old', '0\\.new', '1\\.new', 'journal']) {
    breakOff([{ call: 'openSync', code: 'ENOSPC', path: `staging/${path}` }]);
    assert.equal([hasJournal(staging), readAll()], [false, before], path);
    rmSync(staging, { recursive: true });
    mkdirSync(staging);
  }
  breakOff(stopAfter(0));
  assert.equal([hasJournal(staging), readAll()], [true, before]);
  assert.equal(settle(), { command, end: 'finished', left: [] });
  assert.equal([hasJournal(staging), readAll()], [false, wanted]);
});

test('wherever it was broken off, the rest is done, and all of it only once', () => {
  for (const count of [1, 2, 3]) {
    site.remove();
    site = workspace();
    staging = join(site.root, 'staging');
    mkdirSync(staging);
    breakOff(stopAfter(count - 1));
    assert.is(settle().end, 'finished');
    assert.equal(readAll(), wanted, `after ${count} renames`);
  }
});

test('a disk that fails in the middle has all of it taken back at once', () => {
  const before = readAll();
  breakOff([{ call: 'renameSync', code: 'ENOSPC', path: 'topics/new\\.md' }]);
  assert.equal([hasJournal(staging), readAll()], [false, before]);
});

test('a file that a person has edited before its turn has the edit taken back, and keeps their text', () => {
  const before = readAll();
  breakOff(stopAfter(2));
  assert.is(read('alpha'), 'changed\n');
  writeFileSync(at('delta'), 'by hand\n');
  assert.equal(settle(), { command, end: 'taken back', left: ['content/topics/delta.md'] });
  assert.equal(readAll(), { ...before, delta: 'by hand\n' });
});

test('a new file in the way counts as edited, and stays', () => {
  const before = readAll();
  breakOff(stopAfter(2));
  writeFileSync(at('new'), 'by hand\n');
  assert.equal(settle(), { command, end: 'taken back', left: ['content/topics/new.md'] });
  assert.equal(readAll(), { ...before, new: 'by hand\n' });
});

test('a file that a person has edited after its turn keeps their text, and the rest is finished', () => {
  breakOff(stopAfter(2));
  writeFileSync(at('alpha'), 'changed, then by hand\n');
  assert.equal(settle(), { command, end: 'finished', left: ['content/topics/alpha.md'] });
  assert.equal(readAll(), { ...wanted, alpha: 'changed, then by hand\n' });
});

test('files that a person has edited on both sides stay, and that is said', () => {
  breakOff(stopAfter(2));
  writeFileSync(at('alpha'), 'by hand\n');
  writeFileSync(at('delta'), 'by hand\n');
  const { end, left } = settle();
  assert.equal([end, left], ['mixed', ['content/topics/alpha.md', 'content/topics/delta.md']]);
  assert.equal(readAll(), { ...wanted, alpha: 'by hand\n', delta: 'by hand\n' });
});

test('taking back, broken off in its turn, goes on taking back', () => {
  const before = readAll();
  breakOff(stopAfter(2));
  writeFileSync(at('delta'), 'by hand\n');
  const mend = plantFaults([{ call: 'renameSync', code: 'EIO', path: 'topics/alpha\\.md' }]);
  assert.throws(settle);
  mend();
  writeFileSync(at('delta'), before.delta ?? '');
  assert.is(settle().end, 'taken back');
  assert.equal(readAll(), before);
});

test('whichever call the disk refuses, once or from then on, the next command finds all of the edit or nothing', async () => {
  const calls = [
    'mkdirSync',
    'openSync',
    'writeFileSync',
    'fsyncSync',
    'renameSync',
    'rmSync',
    'readFileSync',
  ] as const;
  const codes = ['ENOSPC', 'EACCES', 'EROFS', 'EMFILE', 'EIO'];
  const outcomes = new Set<string>();
  for (const call of calls)
    for (const times of [1, Number.POSITIVE_INFINITY])
      for (let after = 0; ; after += 1) {
        site.remove();
        site = workspace();
        const [before, changes] = [readAll(), planChanges()];
        const code = codes[after % codes.length] ?? '';
        // Who cannot take its own name away ends all the same; this process does not.
        const path = call === 'rmSync' ? 'content/topics|site-edit/[^o]' : `^${site.content}`;
        const mend = plantFaults([{ call, code, path, after, times }]);
        const flags = { content: site.content };
        const failed = await editContent(flags, (_, write) => write(changes)).then(
          () => null,
          (error) => asDiskFault(error)?.message ?? String(error),
        );
        mend();
        const said = await listen(() => settleEdits(site.content));
        const moment = `${call} ${code} after ${after}, ${times} times: ${failed}\n${said}`;
        const isBefore = isDeepStrictEqual(readAll(), before);
        assert.ok(isBefore || isDeepStrictEqual(readAll(), wanted), moment);
        assert.equal(listHidden(), [], moment);
        outcomes.add(`${failed === null ? 'went well' : 'failed'}, ${isBefore ? 'nothing' : 'all'} done`);
        if (failed === null) break;
        assert.match(failed, /cannot be (?:read|written|opened|made|removed): .*\. [A-Z]/, moment);
      }
  assert.equal([...outcomes].sort(), ['failed, all done', 'failed, nothing done', 'went well, all done']);
});

test.run();
