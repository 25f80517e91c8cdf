import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { classify } from '../../../server/db/errors.ts';
import { loadSqlite } from '../../../server/db/sqlite-file.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('database errors');
let stage: Stage;
test.before.each(async () => {
  stage = await openStage();
});
test.after.each(() => stage.close());

const row = { name: 'secret', value: 'x' };

async function troubleOf(run: Promise<unknown>): Promise<unknown> {
  try {
    await run;
    return 'none';
  } catch (error) {
    return classify(error);
  }
}

test('a duplicate is known as one, whether the statement gives rows back or not', async () => {
  const { db } = stage.database;
  assert.is(await troubleOf(db.insertInto('settings').values(row).execute()), 'duplicate');
  assert.is(await troubleOf(db.insertInto('settings').values(row).returning('name').execute()), 'duplicate');
  const session = { token_hash: 'a', professor: 'nobody', created_at: '', used_at: '', ended_at: null, device: '' };
  assert.is(await troubleOf(db.insertInto('sessions').values(session).returning('token_hash').execute()), null);
});

test('a lock and a full file are known as such, whether the statement gives rows back or not', async () => {
  const { file } = stage.database;
  if (file === null) return;
  const { DatabaseSync } = await loadSqlite();
  const insert = "insert into settings values ('a' || random(), hex(randomblob(200000)))";
  const statements = [file.writer.prepare(insert), file.writer.prepare(`${insert} returning name`)];
  const [run, all] = [() => statements[0]?.run(), () => statements[1]?.all()];
  const troubles = () => Promise.all([run, all].map((act) => troubleOf((async () => act())())));

  const other = new DatabaseSync(file.path);
  other.exec('begin immediate');
  assert.equal(await troubles(), ['busy', 'busy']);
  other.exec('rollback');
  other.close();
  const pages = Number(Object.values(file.writer.prepare('pragma page_count').get() ?? {})[0]);
  file.writer.exec(`pragma max_page_count = ${pages + 1}`);
  assert.equal(await troubles(), ['full', 'full']);
});

test('an error of the program is none of the database', () => {
  assert.is(classify(new TypeError('x is not a function')), null);
  assert.is(classify('text'), null);
});

test.run();
