import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { purge } from '../../../server/db/retention.ts';
import { scrub } from '../../../server/db/scrub.ts';
import { isPostgres, openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('overwriting what was deleted');
let stage: Stage;
test.before.each(async () => {
  stage = await openStage();
});
test.after.each(() => stage.close());

function isOnDisk(text: string): boolean {
  const folder = stage.config.DATA_DIR;
  return readdirSync(folder).some((name) => readFileSync(join(folder, name), 'latin1').includes(text));
}

test('a question that the professor deletes is gone from the list, and from the disk', async () => {
  const { _id } = (await stage.post('/api/questions', { text: 'Zxqvjk '.repeat(600) })).json;
  await stage.post('/api/questions', { text: 'Wqrzpk' });
  const headers = { authorization: `Bearer ${await stage.login()}` };
  if (!isPostgres) assert.ok(isOnDisk('Zxqvjk'));
  assert.is((await stage.inject({ method: 'DELETE', url: `/api/questions/${_id}`, headers })).status, 204);
  const left = (await stage.get<{ text: string }[]>('/api/questions')).json;
  assert.equal(
    left.map(({ text }) => text),
    ['Wqrzpk'],
  );
  if (!isPostgres) assert.equal([isOnDisk('Zxqvjk'), isOnDisk('Wqrzpk')], [false, true]);
});

if (isPostgres) {
  test('while a dump holds the tables, visitors read and write on, and what is deleted is overwritten by the next purge', async () => {
    const { _id } = (await stage.post('/api/questions', { text: 'One?' })).json;
    const headers = { authorization: `Bearer ${await stage.login()}` };
    const { db } = stage.database;
    const readFile = async () =>
      (await sql<{ file: number }>`select pg_relation_filenode('questions') as file`.execute(db)).rows[0]?.file;
    const before = await readFile();
    let readIn = () => {};
    const done = new Promise<void>((resolve) => {
      readIn = resolve;
    });
    let isHeld = () => {};
    const held = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const dump = db.transaction().execute(async (transaction) => {
      await sql`lock table questions in access share mode`.execute(transaction);
      isHeld();
      await done;
    });
    await held;
    const deletion = stage.inject({ method: 'DELETE', url: `/api/questions/${_id}`, headers });
    const waits = sql<object>`select 1 from pg_locks where relation = 'questions'::regclass and not granted`;
    while ((await waits.execute(db)).rows.length === 0);
    assert.equal((await stage.get('/api/questions')).json, []);
    assert.is((await stage.post('/api/questions', { text: 'Two?' })).status, 201);
    assert.is((await deletion).status, 204);
    readIn();
    await dump;
    assert.is(await readFile(), before);
    await purge(stage.database, stage.config, stage.clock.now());
    assert.is.not(await readFile(), before);
  });

  test('statements are limited in time again after a table is rewritten, also after one that could not be', async () => {
    const { db } = stage.database;
    const readLimit = async () => (await sql<object>`show statement_timeout`.execute(db)).rows;
    const limit = await readLimit();
    await scrub(stage.database, 'questions');
    assert.equal(await readLimit(), limit);
    const outcome = await scrub(stage.database, 'none').catch(() => 'failed');
    assert.is(outcome, 'failed');
    assert.equal(await readLimit(), limit);
  });
}

test.run();
