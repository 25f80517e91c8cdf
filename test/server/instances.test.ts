import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TwoFactorStart } from '../../server/contract/desk.ts';
import type { Question } from '../../server/contract/forum.ts';
import { createIds } from '../../server/db/ids.ts';
import { openDatabase } from '../../server/db/open.ts';
import { saveProfessor } from '../../server/db/professors.ts';
import { findQuestion, hideQuestion, replyTo } from '../../server/db/questions.ts';
import { beginRemoval, dueAfter, finishRemovals, undoRemoval } from '../../server/db/removals.ts';
import { addReplyMail, confirmReplyMail } from '../../server/db/reply-mails.ts';
import type { Db, DbTransaction } from '../../server/db/tables.ts';
import { confirmTwoFactor } from '../../server/db/two-factor.ts';
import { codeAt, fromBase32 } from '../../server/two-factor/totp.ts';
import { formOf } from '../support/server/forms.ts';
import { createPostgres } from '../support/server/postgres.ts';
import { isPostgres, openStage, professor, type Stage } from '../support/server/stage.ts';

const test = suite('two instances on one database');
let one: Stage;
let two: Stage;
async function openBoth(env: Record<string, string> = {}): Promise<void> {
  one = await openStage({ env });
  two = await openStage({ env, beside: one });
}
test.after.each(async () => {
  await two.close();
  await one.close();
});

test('a session that one opened is live in the other, and ended by it', async () => {
  await openBoth();
  const authorization = `Bearer ${await one.login()}`;
  const reply = (stage: Stage) => stage.post('/api/questions/none/reply', { text: 'a' }, { authorization });
  assert.is((await reply(two)).status, 404);
  assert.is((await two.post('/api/auth/logout', undefined, { authorization })).status, 204);
  assert.is((await reply(one)).status, 401);
});

test('the same question, submission or reply given to both at once is kept once', async () => {
  await openBoth();
  const both = [one, two, one, two];
  const asked = await Promise.all(both.map((stage) => stage.post('/api/questions', { text: 'Once?' })));
  assert.equal(asked.map(({ status }) => status).sort(), [200, 200, 200, 201]);
  const submissionId = '11111111-2222-3333-4444-555555555555';
  const sent = await Promise.all(both.map((stage) => stage.submit(formOf({ submissionId }))));
  assert.equal(sent.map(({ status }) => status).sort(), [200, 200, 200, 201]);
  const authorization = `Bearer ${await one.login()}`;
  const url = `/api/questions/${asked[0]?.json._id}/reply`;
  const replied = await Promise.all(both.map((stage) => stage.post(url, { text: 'Yes' }, { authorization })));
  assert.equal(replied.map(({ status }) => status).sort(), [200, 200, 200, 201]);
});

test('of several replies given to both at once one is kept, and the others are told', async () => {
  await openBoth();
  const { _id: id } = (await one.post('/api/questions', { text: 'Who answers?' })).json;
  const authorization = `Bearer ${await one.login()}`;
  const replied = await Promise.all(
    [one, two, one, two].map((stage, number) =>
      stage.post(`/api/questions/${id}/reply`, { text: `Reply ${number}` }, { authorization }),
    ),
  );
  assert.equal(replied.map(({ status }) => status).sort(), [201, 409, 409, 409]);
});

test('what one keeps the other lists at once, whatever it has listed before', async () => {
  await openBoth();
  const tag = String((await two.get('/api/questions')).headers.etag);
  const { json } = await one.post('/api/questions', { text: 'Seen by both?' });
  const seen = await two.get<Question[]>('/api/questions', { 'if-none-match': tag });
  assert.equal([seen.status, seen.json], [200, [json]]);
});

if (isPostgres) {
  test('limits count what both have seen', async () => {
    await openBoth({ LIMIT_QUESTIONS: '10/600', LIMIT_LOGIN: '4/900', LIMIT_LOGIN_ACCOUNT: '99/900' });
    await one.login();
    const asked = await Promise.all(
      [...Array(16).keys()].map((number) => (number % 2 ? one : two).post('/api/questions', { text: `Q${number}` })),
    );
    assert.is(asked.filter(({ status }) => status === 201).length, 10);
    assert.is(asked.filter(({ status }) => status === 429).length, 6);
    const tried: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const { status } = await (time % 2 ? one : two).post('/api/auth/login', { ...professor, password: 'x' });
      tried.push(status);
    }
    assert.equal(tried, [401, 401, 401, 401, 429, 429]);
  });

  test('guesses given to both at once are tried one by one', async () => {
    await openBoth({ LIMIT_LOGIN_ACCOUNT: '5/900' });
    await one.login();
    const limitGuesses = (stage: Stage) => stage.post('/api/auth/login', { ...professor, password: 'x' });
    const guessed = await Promise.all([...Array(40).keys()].map((number) => limitGuesses(number % 2 ? one : two)));
    assert.ok(guessed.filter(({ status }) => status === 401).length <= 5);
    assert.equal(new Set(guessed.map(({ status }) => status)), new Set([401, 429]));
  });

  test('of two that confirm a second factor at the same moment, one gets the recovery codes, and these count', async () => {
    await openBoth();
    const authorization = `Bearer ${await one.login()}`;
    const { secret } = (await one.post('/api/desk/two-factor', {}, { authorization }))
      .json as unknown as TwoFactorStart;
    const { id } = await one.database.db.selectFrom('professors').select('id').executeTakeFirstOrThrow();
    const at = one.clock.now();
    const code = codeAt(fromBase32(secret), Math.floor(at.getTime() / 30_000));
    const confirm = (transaction: DbTransaction) => confirmTwoFactor(transaction, id, code, at);
    let second: Promise<string[] | null> | undefined;
    const first = await one.database.db.transaction().execute(async (transaction) => {
      const codes = await confirm(transaction);
      await new Promise<void>((hasRead) => {
        const reporting = two.database.db.withPlugin({
          transformQuery: ({ node }) => node,
          transformResult: async ({ result }) => {
            if (result.rows.some((row) => row.totp_pending !== undefined)) hasRead();
            return result;
          },
        });
        second = reporting.transaction().execute(confirm);
      });
      return codes;
    });
    assert.is(await second, null);
    const [recovery] = first ?? [];
    assert.is((await two.post('/api/auth/login', { ...professor, code: recovery })).status, 200);
  });

  const isHeldUp = async (db: Db) => (await sql`select 1 from pg_locks where not granted`.execute(db)).rows.length > 0;

  test('a login with the old password while a new one is being saved opens no session', async () => {
    await openBoth();
    await one.login();
    const { db } = two.database;
    let login: ReturnType<Stage['post']> | undefined;
    let isAnswered = false;
    let ending: unknown;
    const saving = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        if (node.kind === 'DeleteQueryNode') ending = queryId;
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        // The earlier sessions are ended, and nothing is committed yet.
        if (queryId !== ending) return result;
        login = one.post('/api/auth/login', professor).finally(() => {
          isAnswered = true;
        });
        while (!isAnswered && !(await isHeldUp(db)));
        return result;
      },
    });
    await saveProfessor(saving, createIds(), professor.email, 'another', one.clock.now());
    assert.is((await login)?.status, 401);
    assert.equal(await db.selectFrom('sessions').selectAll().execute(), []);
  });

  /** Runs `second` beside a transaction that has made `first`, which is committed once the second is done or waits. */
  async function overlap<T>(
    first: (transaction: DbTransaction) => Promise<unknown>,
    second: () => Promise<T>,
  ): Promise<T | undefined> {
    const { db } = two.database;
    let isDone = false;
    let result: Promise<T> | undefined;
    await db.transaction().execute(async (transaction) => {
      await first(transaction);
      result = second().finally(() => {
        isDone = true;
      });
      while (!isDone && !(await isHeldUp(db)));
    });
    return result;
  }

  test('a reply to a question whose deletion has just begun is refused', async () => {
    await openBoth();
    const authorization = `Bearer ${await one.login()}`;
    const { _id: id } = (await one.post('/api/questions', { text: 'Why?' })).json;
    const answer = await overlap(
      (transaction) => beginRemoval(transaction, id, one.clock.now()),
      () => one.post(`/api/questions/${id}/reply`, { text: 'So.' }, { authorization }),
    );
    assert.is(answer?.status, 404);
  });

  test('a question whose deletion is undone at the last moment is not deleted', async () => {
    await openBoth();
    const at = one.clock.now();
    const { _id: id } = (await one.post('/api/questions', { text: 'Why?' })).json;
    await one.database.db.transaction().execute((transaction) => beginRemoval(transaction, id, at));
    await overlap(
      (transaction) => undoRemoval(transaction, id, at),
      () => finishRemovals(one.database.db, dueAfter(at)),
    );
    assert.is((await findQuestion(one.database.db, id))?.text, 'Why?');
  });

  test('a question that is hidden while its deletion begins is hidden when that is undone', async () => {
    await openBoth();
    const at = one.clock.now();
    const { db } = one.database;
    const { _id: id } = (await one.post('/api/questions', { text: 'Why?' })).json;
    await overlap(
      (transaction) => hideQuestion(transaction, id, true, at),
      () => db.transaction().execute((transaction) => beginRemoval(transaction, id, at)),
    );
    await db.transaction().execute((transaction) => undoRemoval(transaction, id, at));
    assert.is(await findQuestion(db, id), null);
  });

  test('an address that is confirmed while the reply is being saved hears of it', async () => {
    await openBoth();
    const at = one.clock.now();
    const { db } = one.database;
    const { _id: question } = (await one.post('/api/questions', { text: 'Why?' })).json;
    await addReplyMail(db, { id: 'm1', question, email: 'ada@example.org', at });
    await overlap(
      (transaction) => replyTo(transaction, question, 'So.', at),
      () => confirmReplyMail(db, 'm1', at),
    );
    const notices = await db.selectFrom('notices').select('id').where('kind', '=', 'reply').execute();
    assert.equal(notices, [{ id: 'm1r' }]);
  });

  test('the counters are not written to the log of the database', async () => {
    await openBoth();
    const table = await one.database.db
      .selectFrom('pg_class' as never)
      .select('relpersistence' as never)
      .where('relname' as never, '=', 'counters' as never)
      .executeTakeFirstOrThrow();
    assert.equal(Object.values(table), ['u']);
  });

  test('six that start at the same moment on an empty database make the tables once', async () => {
    await openBoth();
    const place = { DATA_DIR: '', DATABASE_URL: await createPostgres() };
    const opened = await Promise.all([...Array(6)].map(() => openDatabase(place)));
    assert.is(new Set(opened.map(({ secret }) => secret)).size, 1);
    await Promise.all(opened.map(({ close }) => close()));
  });
}

test.run();
