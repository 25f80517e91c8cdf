import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { backUp } from '../../../server/backup/backup.ts';
import { emailOf, formOf } from '../../support/server/forms.ts';
import { bundle } from '../../support/server/program.ts';
import { isPostgres, openStage } from '../../support/server/stage.ts';

/** A small disk of its own needs root, or a kernel that lets everybody be root in a namespace. */
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

const test = suite('admin on a full disk');
let program: string;
let folder: string;
let questionId: string;
test.before(async () => {
  program = await bundle('server/admin/main.ts');
  folder = mkdtempSync(join(tmpdir(), 'site-full-'));
  mkdirSync(join(folder, 'disk'));
  const stage = await openStage();
  stage.clock.pass(Date.now() - stage.clock.now().getTime());
  questionId = (await stage.post('/api/questions', { text: 'One?' })).json._id;
  await stage.submit(formOf({ proposalFile: new File(['a'.repeat(9_000_000)], 'a.txt') }));
  await stage.post('/api/v1.0/email/send', emailOf());
  await backUp(stage.database, undefined, join(folder, 'filled'));
  await stage.close();
});
test.after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs lines of shell on a disk of 60 MB that the database and `$reserve` bytes leave no byte free of; `admin` is the program. */
function run(reserve: number, lines: string): string {
  const script = `
    disk=${folder}/disk
    mount -t tmpfs -o size=60m none $disk && mkdir -m 700 $disk/data && cp ${folder}/filled $disk/data/site.sqlite || exit 9
    head -c ${reserve} /dev/urandom > $disk/data/site.reserve
    [ ${reserve} -gt 0 ] || rm $disk/data/site.reserve
    export NODE_ENV=production DATA_DIR=$disk/data
    admin() { ${process.execPath} ${program} "$@" 2>&1 | grep -v ^Database; }
    dd if=/dev/zero of=$disk/filling bs=4k status=none 2>/dev/null
    ${lines}`;
  return execFileSync('unshare', ['-rm', 'bash', '-o', 'pipefail', '-c', script], { encoding: 'utf8' });
}

const reserve = 32 * 1024 * 1024;

if (canMount && !isPostgres) {
  test('what is there is listed, deleted, erased and backed up elsewhere, and the reserve is there again', () => {
    const written = run(
      reserve,
      `
      admin submissions list --json | grep '"name": "Ada'
      admin backup $disk/here; echo $?
      admin questions delete ${questionId}; echo $?
      admin purge; echo $?
      admin person erase ada@example.org --yes; echo $?
      admin backup ${folder}/elsewhere; echo $?
      ls $disk
      [ $(stat -c %s $disk/data/site.reserve) -gt 31000000 ] && echo the reserve is kept`,
    );
    const lines = written.replaceAll(folder, '').trimEnd().split('\n');
    assert.equal(lines, [
      '      "name": "Ada Example",',
      'There is no room for the backup in `/disk`. Name a folder on another disk.',
      '1',
      `${questionId} is deleted.`,
      '0',
      'Deleted: 0 lines of chat, 0 messages, 0 admissions to the chat.',
      '0',
      'Erased under ada@example.org: 1 submission, 0 messages, 0 lines of chat.',
      '0',
      'The backup is in /elsewhere: 0 questions, 0 submissions, 0 uploads, 1 message, 0 lines of chat, 0 professors.',
      '0',
      'data',
      'filling',
      'the reserve is kept',
    ]);
  });

  test('without a reserve what cannot be done says what is needed, and nothing is lost', () => {
    const written = run(
      0,
      `
      admin questions list; echo $?
      admin person erase ada@example.org --yes; echo $?
      rm $disk/filling
      admin person export ada@example.org | grep -c fileInBase64`,
    );
    const [listed, first, erased, second, still] = written.split('\n');
    assert.match(listed ?? '', 'make room on that disk, then run the command again');
    assert.match(erased ?? '', 'make room on that disk, then run the command again');
    assert.equal([first, second, still], ['1', '1', '1']);
  });

  test('on a disk that can only be read it says how to save what is there, and that way works', () => {
    const written = run(
      0,
      `
      rm $disk/filling
      mount -o remount,bind,ro $disk
      admin backup ${folder}/saved; echo $?
      mkdir ${folder}/copied && cp $disk/data/site.sqlite ${folder}/copied
      DATA_DIR=${folder}/copied admin messages list --json | grep -c '"message"'`,
    );
    const [refused, code, messages] = written.split('\n');
    assert.match(
      refused ?? '',
      'copy `site.sqlite` and `site.sqlite-wal` to another disk, and set DATA_DIR to their folder',
    );
    assert.not.match(refused ?? '', 'put the last backup in its place');
    assert.equal([code, messages], ['1', '1']);
  });
} else {
  test.skip('no small disk can be mounted here');
}

test.run();
