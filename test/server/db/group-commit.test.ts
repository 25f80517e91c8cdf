import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { classify } from '../../../server/db/errors.ts';
import { createGroupCommit, type WriteTurn } from '../../../server/db/group-commit.ts';
import { loadSqlite, openSqliteFile, type SqliteConnections } from '../../../server/db/sqlite-file.ts';

const test = suite('writers that share a commit');
let folder: string;
let file: SqliteConnections;
let take: () => Promise<WriteTurn>;
test.before.each(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-turns-'));
  file = await openSqliteFile(folder);
  file.writer.exec('create table notes (text text unique) strict');
  take = createGroupCommit(file.writer, () => {});
});
test.after.each(() => {
  file.reader.close();
  file.writer.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What another connection sees. */
const notes = () =>
  file.reader
    .prepare('select text from notes order by rowid')
    .all()
    .map((row) => row.text);
const commits = () => Object.values(file.reader.prepare('pragma data_version').get() ?? {})[0];

/** Lets writers take their turns on a connection that counts the statements, also those that were refused. */
function countStatements(): () => number {
  let tries = 0;
  take = createGroupCommit(
    new Proxy(file.writer, {
      get: (writer, name) => {
        const value = Reflect.get(writer, name, writer);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (name === 'exec') tries += 1;
          return value.apply(writer, args);
        };
      },
    }),
    () => {},
  );
  return () => tries;
}

async function write(text: string): Promise<void> {
  const turn = await take();
  try {
    file.writer.prepare('insert into notes values (?)').run(text);
  } catch (error) {
    turn.rollback();
    throw error;
  }
  await turn.commit();
}

test('what one commits is on the disk when it is told so', async () => {
  await write('a');
  assert.equal(notes(), ['a']);
});

test('those that come together share a commit, in the order in which they came', async () => {
  const before = Number(commits());
  const seen: unknown[][] = [];
  await Promise.all(['a', 'b', 'c'].map((text) => write(text).then(() => seen.push(notes()))));
  assert.equal(seen, Array(3).fill(['a', 'b', 'c']));
  assert.is(Number(commits()), before + 1);
});

test('a hundred share a commit, and whoever comes after them has another', async () => {
  const seen: number[] = [];
  const texts = Array.from({ length: 101 }, (_, number) => `note ${number}`);
  await Promise.all(texts.map((text) => write(text).then(() => seen.push(notes().length))));
  assert.equal(seen, [...Array(100).fill(100), 101]);
});

test('one that fails takes nothing from those that came with it', async () => {
  const results = await Promise.allSettled(['a', 'a', 'b'].map(write));
  assert.equal(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.equal(notes(), ['a', 'b']);
});

test('one that fails alone leaves no transaction open', async () => {
  await write('a');
  assert.is((await Promise.allSettled([write('a')]))[0].status, 'rejected');
  assert.is(file.writer.isTransaction, false);
});

test('a commit waits for the one whose turn it is', async () => {
  const slow = await take();
  file.writer.exec("insert into notes values ('slow')");
  const quick = write('quick');
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(notes(), []);
  await slow.commit();
  await quick;
  assert.equal(notes(), ['slow', 'quick']);
});

test('when the database undoes the whole transaction nobody is told of success, and the next one writes', async () => {
  const first = write('a');
  const second = take();
  const turn = await second;
  file.writer.exec('rollback');
  turn.rollback();
  const [result] = await Promise.allSettled([first]);
  assert.is(result?.status, 'rejected');
  await write('b');
  assert.equal(notes(), ['b']);
});

test('a commit that fails fails all of its writers and leaves no transaction open', async () => {
  file.writer.exec('create table pairs (note text references notes (text) deferrable initially deferred) strict');
  const turn = await take();
  file.writer.exec("insert into pairs values ('missing')");
  const results = await Promise.allSettled([turn.commit(), write('a')]);
  assert.equal(
    results.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.is(file.writer.isTransaction, false);
  await write('b');
  assert.equal(notes(), ['b']);
});

test('one who comes while another process writes waits for it, and then writes', async () => {
  const { DatabaseSync } = await loadSqlite();
  const other = new DatabaseSync(join(folder, 'site.sqlite'));
  other.exec('begin immediate');
  const tries = countStatements();
  const writing = Promise.allSettled([write('a')]);
  while (tries() === 0) await new Promise((resolve) => setImmediate(resolve));
  other.exec('commit');
  other.close();
  assert.is((await writing)[0].status, 'fulfilled');
  assert.equal(notes(), ['a']);
});

test('those who wait for another process give up together, and not one after the other', async () => {
  const { DatabaseSync } = await loadSqlite();
  const other = new DatabaseSync(join(folder, 'site.sqlite'));
  other.exec('begin immediate');
  const tries = countStatements();
  const triesUntil: number[] = [];
  const waiting = ['a', 'b', 'c'].map((text) => write(text).finally(() => triesUntil.push(tries())));
  const reasons = (await Promise.allSettled(waiting)).map((one) => one.status === 'rejected' && classify(one.reason));
  assert.equal(reasons, ['busy', 'busy', 'busy']);
  const [first = 0, , last = 0] = triesUntil;
  assert.ok(last - first <= 4, `${last - first} tries after the first gave up`);
  other.close();
  await write('d');
  assert.equal(notes(), ['d']);
});

test.run();
