import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('site-admin');
let folder: string;
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-deploy-'));
});
test.after(() => rmSync(folder, { recursive: true, force: true }));

function install(name: string, lines: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
}

/** systemd as it answers for the unit of this repository, and a systemd-run that writes down each word it was given. */
function installSystemd(answers: Readonly<Record<string, string>>, id = '0'): void {
  const cases = Object.entries(answers).map(([name, value]) => `--property=${name}) echo '${value}' ;;`);
  install('systemctl', `case "$2" in ${cases.join(' ')} esac`);
  install('systemd-run', 'for word; do echo "$word"; done; exit 7');
  install('id', `echo ${id}`);
}

function run(...words: string[]) {
  const env = { PATH: `${folder}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync('server/deploy/site-admin', words, { env, encoding: 'utf8' });
  return { status, lines: stdout.split('\n').slice(0, -1), stderr };
}

const unit = {
  LoadState: 'loaded',
  User: 'site',
  WorkingDirectory: '/srv/site',
  UMask: '0077',
  Environment: 'NODE_ENV=production "DATA_DIR=/var/lib/my site"',
  EnvironmentFiles: '/etc/site.env (ignore_errors=yes)\n/etc/other.env (ignore_errors=no)',
};

test('a command runs as the unit’s user, in its folder, with its settings, and its exit code is handed on', () => {
  installSystemd(unit);
  const { status, lines } = run('person', 'erase', 'two words@example.org');
  assert.is(status, 7);
  const settings = lines.filter((line) => line.startsWith('--property=')).sort();
  assert.equal(settings, [
    '--property=Environment=NODE_ENV=production "DATA_DIR=/var/lib/my site"',
    '--property=EnvironmentFile=-/etc/site.env',
    '--property=EnvironmentFile=/etc/other.env',
    '--property=UMask=0077',
    '--property=User=site',
    '--property=WorkingDirectory=/srv/site',
  ]);
  const command = lines.slice(lines.indexOf('/usr/bin/node'));
  assert.equal(command.slice(-4), ['server/admin/main.ts', 'person', 'erase', 'two words@example.org']);
  installSystemd({ ...unit, EnvironmentFiles: '' });
  assert.not.match(run('doctor').lines.join('\n'), 'EnvironmentFile', 'a unit may have no file of settings');
});

test('it runs the command as the unit runs the server', () => {
  installSystemd(unit);
  const { lines } = run('doctor');
  const command = lines.slice(lines.indexOf('/usr/bin/node'), lines.indexOf('doctor')).join(' ');
  const start = /^ExecStart=(.*)$/m.exec(readFileSync('server/deploy/site.service', 'utf8'))?.[1];
  const backup = /^ExecStart=(.*?) backup/m.exec(readFileSync('server/deploy/site-backup.service', 'utf8'))?.[1];
  assert.is(command.replace('admin/main', 'main'), start);
  assert.is(backup, command);
});

test('without root, a unit, or a user in it, a sentence says what to do', () => {
  installSystemd(unit, '1000');
  assert.equal(
    [run('doctor').status, run('doctor').stderr],
    [1, 'Only root may run commands as the user of `site.service`. Put sudo before this one.\n'],
  );
  installSystemd({ ...unit, LoadState: 'not-found' });
  assert.match(run('doctor').stderr, 'systemd has no unit `site.service`.');
  installSystemd({ ...unit, User: '' });
  assert.match(run('doctor').stderr, 'names no User or no WorkingDirectory');
});

test.run();
