import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadSqlite } from '../../../server/db/sqlite-file.ts';
import { listSubmissions } from '../../../server/db/submissions.ts';
import { formOf } from '../../support/server/forms.ts';
import { isPostgres, openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('trouble with the database');
let stage: Stage;
test.before.each(async () => {
  stage = await openStage();
});
test.after.each(() => stage.close());

const ask = (text: string) => stage.post('/api/questions', { text });

if (isPostgres) {
  test('connections that are killed in the middle cost an answer at most; the next ones work without a restart', async () => {
    const answers = [...Array(30).keys()].map((number) => ask(`During ${number}`));
    const own = sql`select pg_backend_pid()`;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> (${own})`
      .execute(stage.database.db)
      .catch(() => {});
    for (const { status, headers } of await Promise.all(answers)) {
      assert.ok(status === 201 || status === 503, String(status));
      if (status === 503) assert.ok(Number(headers['retry-after']) >= 1);
    }
    assert.is((await ask('After')).status, 201);
    assert.equal((await stage.get('/api/health')).json, { live: true, ready: true, takes });
  });

  test('a connection that is killed between two statements of a transaction costs that transaction alone', async () => {
    const { db } = stage.database;
    const transaction = db.transaction().execute(async (own) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own);
      const pid = rows[0]?.pid ?? 0;
      await sql`select pg_terminate_backend(${pid}::int)`.execute(db);
      const isThere = async () =>
        (await sql`select 1 from pg_stat_activity where pid = ${pid}::int`.execute(db)).rows.length > 0;
      while (await isThere());
      // What the closed connection has to say arrives before another answer of the database does.
      await sql`select 1`.execute(db);
      await sql`select 1`.execute(own);
    });
    assert.equal(
      (await Promise.allSettled([transaction])).map(({ status }) => status),
      ['rejected'],
    );
    assert.is((await ask('After')).status, 201);
  });

  test('without a database the server stays up, says so, and is not ready', async () => {
    const client = await stage.database.db.introspection.getSchemas();
    assert.ok(client.length > 0);
    await stage.database.db.destroy();
    const { status, json } = await ask('Anybody?');
    assert.equal([status, json.code], [500, 'internal']);
    const health = await stage.get('/api/health');
    assert.equal([health.status, health.json], [503, { live: true, ready: false, takes }]);
    stage = await openStage();
  });
} else {
  test('another process that holds the lock makes writers wait and give up, and no reader wait', async () => {
    await ask('Before');
    const { DatabaseSync } = await loadSqlite();
    const other = new DatabaseSync(stage.database.file?.path ?? '');
    other.exec('begin immediate');
    let told = 0;
    const writing = ['Waiting 1', 'Waiting 2', 'Waiting 3'].map((text) => ask(text).finally(() => (told += 1)));
    const read = await stage.get<unknown[]>('/api/questions');
    assert.equal([read.status, read.json.length, told], [200, 1, 0]);
    for (const { status, json, headers } of await Promise.all(writing)) {
      assert.equal([status, json.code, headers['retry-after']], [503, 'database-unavailable', '1']);
    }
    other.exec('rollback');
    other.close();
    assert.is((await ask('After')).status, 201);
  });

  test('a writer that waits for another process goes on when that one is done', async () => {
    const { DatabaseSync } = await loadSqlite();
    const other = new DatabaseSync(stage.database.file?.path ?? '');
    other.exec('begin immediate');
    const writing = ask('Patient');
    await stage.get('/api/questions');
    other.exec('commit');
    other.close();
    assert.is((await writing).status, 201);
  });

  test('a full disk answers 507, keeps nothing by halves, serves readers, and writes again when there is room', async () => {
    await ask('Before');
    const writer = stage.database.file?.writer;
    const pages = Number(Object.values(writer?.prepare('pragma page_count').get() ?? {})[0]);
    writer?.exec(`pragma max_page_count = ${pages + 2}`);
    const form = () => formOf({ proposalFile: new File(['a'.repeat(500_000)], 'a.txt') });
    const { status, json } = await stage.submit(form());
    assert.equal([status, json], [507, { error: 'Storage is full', code: 'storage-full' }]);
    assert.equal(await listSubmissions(stage.database.db), []);
    assert.is((await stage.get<unknown[]>('/api/questions')).json.length, 1);
    writer?.exec('pragma max_page_count = 1000000');
    assert.is((await stage.submit(form())).status, 201);
  });

  test('on a full disk the professor who is logged in goes on reading', async () => {
    const headers = { authorization: `Bearer ${await stage.login()}` };
    const writer = stage.database.file?.writer;
    // Even recording the use of the session takes room then.
    writer?.exec(
      'create temp trigger full after update on sessions begin insert into settings values (new.used_at, hex(zeroblob(500000))); end',
    );
    const pages = Number(Object.values(writer?.prepare('pragma page_count').get() ?? {})[0]);
    writer?.exec(`pragma max_page_count = ${pages}`);
    stage.clock.pass(120_000);
    assert.is((await stage.get('/api/desk', headers)).status, 200);
    assert.is((await stage.post('/api/auth/logout', undefined, headers)).status, 507);
  });
}

const takes = ['turns', 'stream', 'answer', 'desk', 'replies'];

test('an error that nobody foresaw is answered without its reason, and the server goes on', async () => {
  const broken = await openStage({
    env: { CHAT_ACCESS: 'everyone' },
    answer: () => Promise.reject(new Error('secret reason at /work/file.ts')),
  });
  await broken.post('/api/verify-email', { email: 'a@example.org' });
  const { status, text, headers } = await broken.post('/api/chat', { email: 'a@example.org', message: 'Hello' });
  assert.equal([status, text], [500, '{"error":"Internal error","code":"internal"}']);
  assert.match(String(headers['x-request-id']), /^[0-9a-f]{8}-[0-9a-z]+$/);
  assert.is((await broken.get('/api/questions')).status, 200);
  await broken.close();
});

test.run();
