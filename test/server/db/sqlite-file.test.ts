import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { UnusableDatabase } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { bumpRevision, watchRevision } from '../../../server/db/revision.ts';
import { unusable } from '../../../server/db/sqlite-file.ts';

const test = suite('the SQLite file');
let folder: string;
test.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-sqlite-'));
});
test.after.each(() => rmSync(folder, { recursive: true, force: true }));

async function refusal(DATA_DIR: string): Promise<string> {
  try {
    await (await openDatabase({ DATA_DIR })).close();
    return 'opened';
  } catch (error) {
    assert.instance(error, UnusableDatabase);
    return (error as Error).message;
  }
}

test('the folder and the file are made for their owner alone, with the pragmas that make a commit durable', async () => {
  const DATA_DIR = join(folder, 'data');
  const database = await openDatabase({ DATA_DIR });
  assert.equal([statSync(DATA_DIR).mode & 0o777, statSync(join(DATA_DIR, 'site.sqlite')).mode & 0o777], [0o700, 0o600]);
  const held = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete', 'trusted_schema'].map((name) =>
    Object.values(database.file?.writer.prepare(`pragma ${name}`).get() ?? {}),
  );
  assert.equal(held.flat(), ['wal', 2, 1, 1, 0]);
  const loose = database.file?.writer
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'table' and strict = 0")
    .all() as { name: string }[];
  assert.equal(
    loose.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_')),
    [],
  );
  await database.close();
});

test('a file that is no database is refused with its path, and left as it was', async () => {
  const path = join(folder, 'site.sqlite');
  writeFileSync(path, 'my thesis '.repeat(1000));
  const before = readFileSync(path);
  assert.match(await refusal(folder), `The database \`${path}\` cannot be opened: file is not a database.`);
  assert.ok(readFileSync(path).equals(before));
});

test('a damaged database is refused', async () => {
  const DATA_DIR = join(folder, 'data');
  const database = await openDatabase({ DATA_DIR });
  const rows = [...Array(300).keys()].map((number) => ({ name: `n${number}`, value: 'v'.repeat(500) }));
  await database.db.insertInto('settings').values(rows).execute();
  await database.close();
  const path = join(DATA_DIR, 'site.sqlite');
  const bytes = readFileSync(path);
  bytes.fill(0xa5, 8192, bytes.length - 4096);
  writeFileSync(path, bytes);
  assert.match(await refusal(DATA_DIR), /cannot be opened: .*It was left as it was; put the last backup in its place/s);
  assert.ok(readFileSync(path).equals(bytes));
});

test('a database of a newer server is refused', async () => {
  const DATA_DIR = join(folder, 'data');
  const database = await openDatabase({ DATA_DIR });
  database.file?.writer.exec('update schema_version set version = 99');
  await database.close();
  assert.match(await refusal(DATA_DIR), 'changed by a newer version of this server (99');
});

test('a folder whose parent is missing, or that is a file, is refused', async () => {
  assert.match(await refusal(join(folder, 'no', 'such')), 'ENOENT');
  writeFileSync(join(folder, 'file'), '');
  assert.match(await refusal(join(folder, 'file')), 'Check the folder DATA_DIR');
});

test('files of another user are told from damaged ones', () => {
  for (const found of [
    Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' }),
    Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }),
    new Error('unable to open database file'),
  ]) {
    const { message } = unusable('site.sqlite', found);
    assert.match(message, 'must belong to the user of the server');
    assert.not.match(message, 'backup');
  }
});

test('opening it twice changes nothing, and two at once make it once', async () => {
  mkdirSync(join(folder, 'data'));
  const place = { DATA_DIR: join(folder, 'data') };
  const [first, second] = await Promise.all([openDatabase(place), openDatabase(place)]);
  assert.is(first.secret, second.secret);
  const revision = await watchRevision(first)();
  await first.close();
  await second.close();
  const third = await openDatabase(place);
  assert.equal([third.secret, await watchRevision(third)()], [first.secret, revision]);
  await third.close();
});

test('a change of the public list by another process shows at the next reading', async () => {
  const here = await openDatabase({ DATA_DIR: folder });
  const elsewhere = await openDatabase({ DATA_DIR: folder });
  const revision = watchRevision(here);
  const read = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return revision();
  };
  const before = await read();
  assert.is(await read(), before);
  await bumpRevision(elsewhere.db);
  const after = await read();
  assert.is.not(after, before);
  await bumpRevision(here.db);
  assert.is.not(await read(), after);
  await Promise.all([here.close(), elsewhere.close()]);
});

test.run();
