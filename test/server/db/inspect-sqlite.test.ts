import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inspectSqlite } from '../../../server/db/inspect-sqlite.ts';
import { openDatabase, openExisting } from '../../../server/db/open.ts';
import { loadSqlite } from '../../../server/db/sqlite-file.ts';

const test = suite('looking at a SQLite file');
let folder: string;
let path: string;
test.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-inspect-'));
  path = join(folder, 'site.sqlite');
});
test.after.each(() => rmSync(folder, { recursive: true, force: true }));

async function write(statements: string): Promise<void> {
  const { DatabaseSync } = await loadSqlite();
  const file = new DatabaseSync(path);
  file.exec(statements);
  file.close();
}

async function make(DATA_DIR = folder): Promise<void> {
  await (await openDatabase({ DATA_DIR })).close();
}

/** Everything in the folder, each file as the hash of its bytes; not the index of the log, which SQLite makes anew. */
function readFolder(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !name.endsWith('-shm'))
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  );
}

async function refusal(): Promise<string> {
  const before = readFolder();
  const reasons: string[] = [];
  for (const open of [openDatabase, openExisting]) {
    await open({ DATA_DIR: folder }).then(
      (database) => database.close(),
      (error: Error) => reasons.push(error.message),
    );
  }
  assert.is(reasons.length, 2);
  assert.is(reasons[0], reasons[1]);
  assert.equal(readFolder(), before);
  return reasons[0] ?? '';
}

test('a database that is not there, or is an empty file, is made by the server and by nobody else', async () => {
  assert.is(await inspectSqlite(path), 'missing');
  const missing = await openExisting({ DATA_DIR: join(folder, 'none') }).then(
    () => '',
    ({ message }: Error) => message,
  );
  assert.match(missing, `There is no database yet: ${join(folder, 'none', 'site.sqlite')}.`);
  assert.not.ok(existsSync(join(folder, 'none')));
  writeFileSync(path, '');
  assert.is(await inspectSqlite(path), 'empty');
  await make();
  assert.is(await inspectSqlite(path), 'ours');
});

test('somebody else’s database is named with its path and its tables, and untouched', async () => {
  await write('create table notes (text); create table tags (name); insert into notes values (1)');
  assert.is(
    await refusal(),
    `\`${path}\` is the SQLite database of something else (its tables: \`notes\`, \`tags\`). It was left as it was; set DATA_DIR to another folder.`,
  );
});

test('a half-made database is named with its path and what is missing, and untouched', async () => {
  await make();
  await write('drop table uploads');
  assert.match(await refusal(), `\`${path}\` is half a database: there is no table \`uploads\`. It was left as it was`);
});

test('a database without its settings is half-made, too', async () => {
  await make();
  await write("delete from settings where name = 'secret'");
  assert.match(await refusal(), `\`${path}\` is half a database: its settings are missing`);
});

test('a copy that was cut off is refused and untouched', async () => {
  await make();
  writeFileSync(path, readFileSync(path).subarray(0, 9000));
  assert.match(await refusal(), `The database \`${path}\` cannot be opened: `);
});

/** Leaves the log of a server that was killed beside another file, as somebody does who restores by copying alone. */
async function restoreBesideLog(prepare: (file: string) => Promise<void>): Promise<void> {
  const killed = join(folder, 'killed');
  mkdirSync(killed);
  const database = await openDatabase({ DATA_DIR: killed });
  const rows = [...Array(300).keys()].map((number) => ({ name: `n${number}`, value: 'v'.repeat(500) }));
  await database.db.insertInto('settings').values(rows).execute();
  await prepare(join(killed, 'site.sqlite'));
  copyFileSync(join(killed, 'site.sqlite-wal'), `${path}-wal`);
  await database.close();
  rmSync(killed, { recursive: true });
}

test('the log of another database beside a restored backup is noticed, and neither is touched', async () => {
  await restoreBesideLog(async (from) => {
    const { DatabaseSync } = await loadSqlite();
    const file = new DatabaseSync(from);
    file.prepare('vacuum into ?').run(path);
    file.close();
  });
  assert.match(
    await refusal(),
    `\`${path}-wal\` is the log of another database; with it \`${path}\` would be mixed up.`,
  );
  rmSync(`${path}-wal`);
  assert.is(await inspectSqlite(path), 'ours');
});

test('so it is when a file that a server used was copied', async () => {
  // On Node 20 a closed file stays open until its statements are collected as garbage, and takes its log with it then.
  const used = join(folder, 'used');
  mkdirSync(used);
  await make(used);
  copyFileSync(join(used, 'site.sqlite'), path);
  await write(
    `${'create table a (x); drop table a;'.repeat(3)} create table b (x text); insert into b select hex(randomblob(3000)) from schema_version`,
  );
  await restoreBesideLog(async () => {});
  const found = await inspectSqlite(path).catch((error: Error) => error.message);
  assert.ok(found.includes(`\`${path}-wal\` is the log of another database`), found);
});

test('a server that was killed finds its own log, and goes on', async () => {
  const database = await openDatabase({ DATA_DIR: join(folder, 'live') });
  await database.db.insertInto('settings').values({ name: 'mark', value: 'kept' }).execute();
  for (const name of ['site.sqlite', 'site.sqlite-wal']) copyFileSync(join(folder, 'live', name), join(folder, name));
  await database.close();
  assert.is(await inspectSqlite(path), 'ours');
  const again = await openExisting({ DATA_DIR: folder });
  const row = await again.db.selectFrom('settings').select('value').where('name', '=', 'mark').executeTakeFirst();
  await again.close();
  assert.is(row?.value, 'kept');
});

test.run();
