import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { restoreSqlite } from '../../../server/backup/restore.ts';
import { createIds } from '../../../server/db/ids.ts';
import { type Database, nameDatabase, openExisting } from '../../../server/db/open.ts';
import { saveProfessor } from '../../../server/db/professors.ts';
import { type Admin, buildAdmin, type Run } from '../../support/server/admin.ts';
import { createPostgres } from '../../support/server/postgres.ts';
import { isPostgres } from '../../support/server/stage.ts';

const test = suite('admin and its database');
let program: Admin;
let folder: string;
let env: { DATA_DIR: string; DATABASE_URL?: string };
test.before(async () => {
  program = await buildAdmin();
});
test.before.each(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-admin-'));
  env = { DATA_DIR: join(folder, 'data'), ...(isPostgres ? { DATABASE_URL: await createPostgres() } : {}) };
});
test.after.each(() => rmSync(folder, { recursive: true, force: true }));

const run = (...words: string[]): Promise<Run> => program.run(env, words);
const ending = isPostgres ? 'dump' : 'sqlite';

async function fill(): Promise<void> {
  // By programs of their own: what this process opens, it holds open.
  assert.is((await run('init')).code, 0);
  assert.is((await program.run(env, ['professor', 'add', 'pat@example.org'], 'quite unrelated words\n')).code, 0);
}

test('every command refuses a database that is not there, makes none, and names where it looked', async () => {
  const commands = [
    ['questions', 'list'],
    ['submissions', 'export'],
    ['messages', 'list'],
    ['professor', 'list'],
    ['person', 'erase', 'a@example.org', '--yes'],
    ['purge'],
    ['backup', join(folder, 'copy')],
    ['backup', '--keep', '3', folder],
  ];
  for (const words of commands) {
    const { code, out, err } = await run(...words);
    assert.equal([words, code, out], [words, 1, '']);
    const [named, refused] = err.split('\n');
    assert.is(named, `Database: ${nameDatabase(env)}`);
    assert.is(refused?.startsWith(`There is no database yet: ${nameDatabase(env)}.`), true, refused);
  }
  assert.equal(readdirSync(folder), []);
});

test('the name of a database never holds its user or its password', () => {
  const DATABASE_URL = 'postgres://site:tell-tale@db.example.org:5433/forum?sslmode=require';
  assert.is(nameDatabase({ DATA_DIR: '', DATABASE_URL }), 'PostgreSQL on db.example.org:5433, database forum');
  assert.is(nameDatabase({ DATA_DIR: '/var/lib/site' }), '/var/lib/site/site.sqlite');
});

test('`init` makes the database once, and an empty one is not backed up', async () => {
  assert.is((await run('init')).code, 0);
  const again = await run('init');
  assert.equal([again.code, again.err.split('\n')[1]], [1, 'There is a database already.']);
  assert.is((await run('questions', 'list')).out, 'None.\n');
  const copy = join(folder, 'copy');
  const empty = await run('backup', copy);
  assert.equal([empty.code, empty.err.split('\n')[1]], [1, 'There is nothing in this database to back up.']);
  assert.not.ok(existsSync(copy));
});

test('`backup --keep` names files by the time and keeps the newest, and nothing else in the folder is touched', async () => {
  await fill();
  const backups = join(folder, 'backups');
  const none = `There is no folder \`${backups}\`. Make it, or mount its disk.`;
  assert.match((await run('backup', '--keep', '2', backups)).err, none);
  writeFileSync(backups, 'a file');
  assert.match((await run('backup', '--keep', '2', backups)).err, none);
  rmSync(backups);
  mkdirSync(backups);
  const others = ['site-20200101T000000000Z.txt', 'thesis.sqlite'];
  for (const name of others) writeFileSync(join(backups, name), '');
  writeFileSync(join(backups, `site-20200101T000000000Z.${ending}.unfinished`), '');
  const made: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    const { code, out } = await run('backup', '--keep', '2', backups);
    assert.is(code, 0);
    made.push(/site-\d{8}T\d{9}Z\.(sqlite|dump)/.exec(out)?.[0] ?? '');
  }
  assert.equal(readdirSync(backups).sort(), [...others, ...made.slice(1)].sort());
  assert.equal(
    made.slice(1).map((name) => statSync(join(backups, name)).mode & 0o777),
    [0o600, 0o600],
  );
});

test('a backup that fails leaves no file, and the older ones', async () => {
  await fill();
  const file = join(folder, 'none', 'copy');
  assert.is((await run('backup', file)).code, 1);
  assert.not.ok(existsSync(join(folder, 'none')));
});

test('`restore` puts a backup in the place of a database, says whose it is, and the server starts from it', async () => {
  await fill();
  const copy = join(folder, 'copy');
  await run('backup', copy);
  if (isPostgres) {
    assert.match((await run('restore', copy)).err, 'This database has its tables already.');
    env = { ...env, DATABASE_URL: await createPostgres() };
  } else {
    assert.match((await run('restore', copy)).err, 'There is a database already. Give `--replace` to put it aside.');
  }
  const { code, out, err } = await run('restore', copy, '--replace');
  assert.equal([code, err], [0, `Database: ${nameDatabase(env)}\n`]);
  assert.match(out, 'Restored: 0 questions, 0 submissions, 0 uploads, 0 messages, 0 lines of chat, 1 professor.');
  if (!isPostgres) {
    assert.match(out, `The file belongs to user ${process.getuid?.()}, as its folder does.`);
    const aside = /What was there is in (\S+);/.exec(out)?.[1] ?? '';
    assert.ok(existsSync(aside));
  }
  const database = await openExisting(env);
  const accounts = await database.db.selectFrom('professors').select('email').execute();
  assert.equal(
    accounts.map(({ email }) => email),
    ['pat@example.org'],
  );
  await database.close();
});

test('a backup that was cut off is not restored, and the database stays', async () => {
  await fill();
  const copy = join(folder, 'copy');
  await run('backup', copy);
  const bytes = readFileSync(copy);
  writeFileSync(copy, bytes.subarray(0, bytes.length * 0.6));
  if (isPostgres) env = { ...env, DATABASE_URL: await createPostgres() };
  const { code, err } = await run('restore', copy, '--replace');
  assert.is(code, 1);
  if (isPostgres) return;
  assert.match(err, `The backup \`${copy}\` cannot be opened`);
  assert.match(err, 'Nothing was replaced; restore another backup.');
  assert.match((await run('restore', folder, '--replace')).err, `The backup \`${folder}\` cannot be opened`);
  assert.match((await run('professor', 'list')).out, 'pat@example.org');
});

if (isPostgres) {
  test('`restore` moves a SQLite backup to PostgreSQL with every row, and whoever was logged in stays so', async () => {
    const { DATA_DIR } = env;
    const copy = join(folder, 'copy');
    const moment = '2025-06-01T12:00:00.000Z';
    const content = new Uint8Array([0, 255, 13, 10]);
    assert.is((await program.run({ DATA_DIR }, ['init'])).code, 0);
    const before = await openExisting({ DATA_DIR });
    const row = { email: 'kim@example.org', created_at: moment };
    const { db, secret } = before;
    await saveProfessor(db, createIds(), 'pat@example.org', 'hash', new Date(moment));
    const { id: professor } = await db.selectFrom('professors').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('sessions')
      .values({ token_hash: 't', professor, created_at: moment, used_at: moment, device: '' })
      .execute();
    await db.insertInto('questions').values({ id: 'q', text: 'Ω\n“?”', created_at: moment, hidden: 1 }).execute();
    await db
      .insertInto('submissions')
      .values({ id: 's', answers: '{}', spam: 0, ...row })
      .execute();
    const upload = { id: 'u', submission: 's', name: 'a.pdf', type: 'application/pdf', size: 4, content };
    await db.insertInto('uploads').values(upload).execute();
    await db.insertInto('page_views').values({ day: '2025-06-01', path: '/', views: 7 }).execute();
    await before.close();
    assert.is((await program.run({ DATA_DIR }, ['backup', copy])).code, 0);

    const { code, out } = await run('restore', copy);
    assert.is(code, 0);
    assert.match(out, 'Restored: 1 question, 1 submission, 1 upload, 0 messages, 0 lines of chat, 1 professor.');
    const after = await openExisting(env);
    assert.is(after.secret, secret);
    const session = await after.db.selectFrom('sessions').select(['token_hash', 'professor']).execute();
    assert.equal(session, [{ token_hash: 't', professor }]);
    const question = await after.db.selectFrom('questions').select(['text', 'hidden', 'reply']).execute();
    assert.equal(question, [{ text: 'Ω\n“?”', hidden: 1, reply: null }]);
    const file = await after.db.selectFrom('uploads').select('content').executeTakeFirstOrThrow();
    assert.equal(new Uint8Array(file.content), content);
    const views = await after.db.selectFrom('page_views').selectAll().execute();
    assert.equal(views, [{ day: '2025-06-01', path: '/', views: 7 }]);
    await after.close();
    assert.match((await run('restore', copy)).err, 'This database has its tables already.');
  });
}

if (!isPostgres) {
  test('`restore` says of a backup of PostgreSQL what it is, and what to do with it', async () => {
    await fill();
    const copy = join(folder, 'copy');
    writeFileSync(copy, 'PGDMP\x01\x0e');
    const { code, err } = await run('restore', copy, '--replace');
    assert.is(code, 1);
    assert.match(err, `\`${copy}\` is a backup of a PostgreSQL database`);
    assert.match(err, 'Make an empty PostgreSQL database, and name it in DATABASE_URL.');
    assert.match((await run('professor', 'list')).out, 'pat@example.org');
  });

  test('`restore` refuses the files of a running server', async () => {
    await fill();
    const copy = join(folder, 'copy');
    await run('backup', copy);
    const server = await openExisting(env);
    const { code, err } = await run('restore', copy, '--replace');
    await server.close();
    assert.is(code, 1);
    assert.is(err.split('\n')[1], `A server has \`${join(env.DATA_DIR, 'site.sqlite')}\` open. Stop it, then restore.`);
    assert.match((await run('professor', 'list')).out, 'pat@example.org');
  });

  test('`restore` refuses the files of a server that was started while the backup was copied', async () => {
    await fill();
    const copy = join(folder, 'copy');
    await run('backup', copy);
    const { copyFile } = promises;
    let server: Database | undefined;
    promises.copyFile = async (...words) => {
      server = await openExisting(env);
      return copyFile(...words);
    };
    syncBuiltinESMExports();
    const restored = restoreSqlite(env.DATA_DIR, copy, new Date()).finally(() => {
      promises.copyFile = copyFile;
      syncBuiltinESMExports();
    });
    assert.match(String(await restored.catch((error: Error) => error.message)), 'Stop it, then restore.');
    await server?.db.updateTable('professors').set({ email: 'kim@example.org' }).execute();
    await server?.close();
    assert.match((await run('professor', 'list')).out, 'kim@example.org');
  });

  test('`restore` puts aside the log of a database whose file was lost', async () => {
    await fill();
    const copy = join(folder, 'copy');
    await run('backup', copy);
    const database = await openExisting(env);
    await database.db.deleteFrom('professors').execute();
    const path = join(env.DATA_DIR, 'site.sqlite');
    const log = readFileSync(`${path}-wal`);
    await database.close();
    rmSync(path);
    writeFileSync(`${path}-wal`, log);
    assert.match((await run('restore', copy)).out, 'What was there is in ');
    assert.match((await run('professor', 'list')).out, 'pat@example.org');
  });

  test('what a restore put aside is named by the doctor, and by the erasure of a person', async () => {
    await fill();
    const copy = join(folder, 'copy');
    await run('backup', copy);
    const aside = /What was there is in (\S+);/.exec((await run('restore', copy, '--replace')).out)?.[1] ?? 'none';
    const database = await openExisting(env);
    const row = { email: 'kim@example.org', created_at: '2025-06-01T12:00:00.000Z' };
    await database.db
      .insertInto('submissions')
      .values({ id: 's', answers: '{}', spam: 0, ...row })
      .execute();
    await database.close();
    assert.match((await run('doctor')).out, `A restore put aside \`${aside}\``);
    const { out } = await run('person', 'erase', 'kim@example.org', '--yes');
    assert.match(
      out,
      `Erased under kim@example.org: 1 submission, 0 messages, 0 lines of chat. ${aside} was put aside`,
    );
    rmSync(aside);
    assert.match((await run('doctor')).out, 'No restore has put anything aside.');
  });

  test('a damaged database is replaced, too', async () => {
    await fill();
    const copy = join(folder, 'copy');
    await run('backup', copy);
    writeFileSync(join(env.DATA_DIR, 'site.sqlite'), 'my thesis '.repeat(1000));
    assert.match((await run('questions', 'list')).err, 'put the last backup in its place');
    assert.equal((await run('restore', copy, '--replace')).err, `Database: ${nameDatabase(env)}\n`);
    assert.match((await run('professor', 'list')).out, 'pat@example.org');
  });
}

test.run();
