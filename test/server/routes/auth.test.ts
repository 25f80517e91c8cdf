import { setImmediate as nextTurn } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hashPassword } from '../../../server/auth/password.ts';
import { createIds } from '../../../server/db/ids.ts';
import { removeProfessor, saveProfessor, unlockProfessor } from '../../../server/db/professors.ts';
import type { Db } from '../../../server/db/tables.ts';
import { holdHashes } from '../../support/server/hold-hashes.ts';
import { type Answer, openStage, professor, type Stage } from '../../support/server/stage.ts';

const test = suite('login');
const minute = 60_000;
const hour = 60 * minute;
let stage: Stage;
test.after.each(() => stage.close());

const reply = (token: string) =>
  stage.post('/api/questions/none/reply', { text: 'a' }, { authorization: `Bearer ${token}` });
const tryPassword = (password: string, remoteAddress = '127.0.0.1') =>
  stage.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: professor.email, password },
    remoteAddress,
  });
/** The question is unknown, so a live session is told so and a dead one is not. */
const isLive = async (token: string) => (await reply(token)).status === 404;

test('a token is opaque, kept as a hash alone, and says when it ends', async () => {
  stage = await openStage();
  const token = await stage.login();
  assert.match(token, /^[A-Za-z0-9_-]{43}$/);
  const sessions = await stage.database.db.selectFrom('sessions').selectAll().execute();
  assert.is(sessions.length, 1);
  assert.not.match(JSON.stringify(sessions), token);
  assert.is((await tryPassword(professor.password)).json.expiresAt, '2025-06-02T00:00:00.000Z');
});

test('the address may be written in capitals, and a wrong or unknown one is answered alike', async () => {
  stage = await openStage();
  await stage.login();
  const body = { email: 'PROFESSOR@Example.ORG', password: professor.password };
  assert.is((await stage.post('/api/auth/login', body)).status, 200);
  const wrong = await tryPassword('nearly the right words');
  const unknown = await stage.post('/api/auth/login', { email: 'nobody@example.org', password: 'x' });
  assert.equal([wrong.status, wrong.text], [unknown.status, unknown.text]);
});

test('a session lives on while it is used and ends 12 hours after its last use', async () => {
  stage = await openStage();
  const token = await stage.login();
  const unused = (await tryPassword(professor.password)).json.token;
  for (let used = 0; used < 3; used += 1) {
    stage.clock.pass(11 * hour);
    assert.ok(await isLive(token));
  }
  assert.not(await isLive(unused));
  stage.clock.pass(12 * hour + 1);
  assert.not(await isLive(token));
});

test('a session ends after 7 days however often it is used', async () => {
  stage = await openStage();
  const token = await stage.login();
  for (let used = 0; used < 15; used += 1) {
    stage.clock.pass(11 * hour);
    assert.ok(await isLive(token));
  }
  stage.clock.pass(3 * hour + 1);
  assert.not(await isLive(token));
});

test('logout ends the session at once, and no other one', async () => {
  stage = await openStage();
  const first = await stage.login();
  const second = (await tryPassword(professor.password)).json.token;
  const headers = { authorization: `Bearer ${first}` };
  assert.is((await stage.post('/api/auth/logout', undefined, headers)).status, 204);
  assert.is((await stage.post('/api/auth/logout', undefined, headers)).status, 401);
  assert.equal([await isLive(first), await isLive(second)], [false, true]);
});

test('after ten failures an address waits, the right password too, and is admitted when the time is over', async () => {
  stage = await openStage({ env: { LIMIT_LOGIN: '10/900' } });
  await stage.login();
  const statuses: number[] = [];
  for (let tried = 0; tried < 10; tried += 1) {
    statuses.push((await stage.post('/api/auth/login', { email: `a${tried}@example.org`, password: 'x' })).status);
  }
  assert.equal(new Set(statuses), new Set([401]));
  const refused = await tryPassword(professor.password);
  assert.equal([refused.status, refused.json.error, refused.headers['retry-after']], [429, 'Too many requests', '900']);
  stage.clock.pass(15 * minute);
  assert.is((await tryPassword(professor.password)).status, 200);
});

test('an address that guesses an account waits, twice as long each time, and nobody else does', async () => {
  stage = await openStage({ env: { LIMIT_LOGIN_ACCOUNT: '5/900' } });
  await stage.login();
  for (let tried = 1; tried <= 5; tried += 1) assert.is((await tryPassword('x', '192.0.2.99')).status, 401);
  const waits: unknown[] = [];
  for (let tried = 0; tried < 7; tried += 1) {
    const refused = await tryPassword('x', '192.0.2.99');
    assert.is(refused.status, 429);
    waits.push(refused.headers['retry-after']);
    stage.clock.pass(Number(refused.headers['retry-after']) * 1000);
    assert.is((await tryPassword('x', '192.0.2.99')).status, 401);
  }
  assert.equal(waits, ['30', '60', '120', '240', '480', '900', '900']);
  assert.is((await tryPassword(professor.password, '192.0.2.99')).status, 429);
  assert.is((await tryPassword(professor.password)).status, 200);
});

test('a browser that sends its last token is let in from an address that others have locked', async () => {
  stage = await openStage({ env: { LIMIT_LOGIN_ACCOUNT: '2/900', LIMIT_LOGIN: '3/900' } });
  const token = await stage.login();
  const last = { authorization: `Bearer ${token}` };
  const lock = async () => {
    while ((await tryPassword('x')).status === 401);
    assert.is((await tryPassword(professor.password)).status, 429);
  };
  await lock();
  assert.is((await stage.post('/api/auth/login', professor, last)).status, 200);
  assert.is((await stage.post('/api/auth/logout', undefined, last)).status, 204);
  assert.not(await isLive(token));
  stage.clock.pass(89 * 24 * hour);
  await lock();
  const { status, json } = await stage.post('/api/auth/login', professor, last);
  assert.equal([status, json.knownUntil], [200, '2025-11-27T12:00:00.000Z']);
  stage.clock.pass(24 * hour);
  await lock();
  assert.is((await stage.post('/api/auth/login', professor, last)).status, 429);
});

test('a token that is none of the account’s makes nobody known, and a known browser guesses no more often', async () => {
  stage = await openStage({ env: { LIMIT_LOGIN_ACCOUNT: '3/900' } });
  const token = await stage.login();
  const limitGuesses = (bearer: string) =>
    stage.post('/api/auth/login', { ...professor, password: 'x' }, { authorization: `Bearer ${bearer}` });
  const tries = async (bearer: string) => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 5; tried += 1) statuses.push((await limitGuesses(bearer)).status);
    return statuses;
  };
  const other = { email: 'other@example.org', password: 'other unrelated words' };
  const hash = await hashPassword(other.password, { ln: 8, r: 8, p: 1 });
  await saveProfessor(stage.database.db, createIds(), other.email, hash, stage.clock.now());
  const others = (await stage.post('/api/auth/login', other)).json.token;
  assert.equal(await tries('A'.repeat(43)), [401, 401, 401, 429, 429]);
  assert.equal(await tries(others), Array(5).fill(429));
  assert.equal(await tries(token), [401, 401, 401, 429, 429]);
});

test('a new password and an unlocking lift the wait, and a new password makes every browser unknown', async () => {
  stage = await openStage({ env: { LIMIT_LOGIN_ACCOUNT: '2/900', LIMIT_LOGIN: '3/900' } });
  const token = await stage.login();
  const lock = async () => {
    while ((await tryPassword('x')).status === 401);
  };
  const { db } = stage.database;
  await lock();
  stage.clock.pass(1);
  assert.is(await unlockProfessor(db, professor.email, stage.clock.now()), true);
  assert.is((await tryPassword(professor.password)).status, 200);
  await lock();
  stage.clock.pass(1);
  const hash = await hashPassword('other unrelated words', { ln: 8, r: 8, p: 1 });
  await saveProfessor(db, createIds(), professor.email, hash, stage.clock.now());
  assert.is((await tryPassword('other unrelated words')).status, 200);
  await lock();
  const known = { email: professor.email, password: 'other unrelated words' };
  assert.is((await stage.post('/api/auth/login', known, { authorization: `Bearer ${token}` })).status, 429);
  assert.is(await unlockProfessor(db, 'nobody@example.org', stage.clock.now()), false);
});

test('a new password and the removal of an account end its sessions, and nobody else’s', async () => {
  stage = await openStage();
  const token = await stage.login();
  const { db } = stage.database;
  const other = { email: 'other@example.org', password: 'other unrelated words' };
  const hash = await hashPassword(other.password, { ln: 8, r: 8, p: 1 });
  const save = () => saveProfessor(db, createIds(), other.email, hash, stage.clock.now());
  for (const end of [save, () => removeProfessor(db, other.email)]) {
    await save();
    const others = (await stage.post('/api/auth/login', other)).json.token;
    assert.ok(await isLive(others));
    await end();
    assert.equal([await isLive(others), await isLive(token)], [false, true]);
  }
});

const meanwhile: readonly (readonly [change: string, make: (db: Db) => Promise<unknown>])[] = [
  ['a new password', (db) => saveProfessor(db, createIds(), professor.email, 'another', new Date())],
  ['the removal of the account', (db) => removeProfessor(db, professor.email)],
  ['a second factor', (db) => db.updateTable('professors').set({ totp_secret: 'A' }).execute()],
];
for (const [change, make] of meanwhile) {
  test(`a login whose password was being checked during ${change} is refused`, async () => {
    stage = await openStage();
    await stage.login();
    const hashes = holdHashes();
    try {
      const login = tryPassword(professor.password);
      while (hashes.count() < 1) await nextTurn();
      await make(stage.database.db);
      hashes.release();
      assert.is((await login).json.code, 'credentials-invalid');
    } finally {
      hashes.release();
    }
  });
}

test('the answer of a login is kept by no cache', async () => {
  stage = await openStage();
  await stage.login();
  assert.is((await tryPassword(professor.password)).headers['cache-control'], 'no-store');
});

test('a flood of logins is turned away beyond two at once and sixteen waiting, while readers are served', async () => {
  stage = await openStage();
  const token = await stage.login();
  const hashes = holdHashes();
  try {
    const busy: Answer[] = [];
    const flood = [...Array(24).keys()].map(async (number) => {
      const answer = await tryPassword('x', `192.0.2.${number}`);
      if (answer.status === 503) busy.push(answer);
      return answer;
    });
    const known = stage.post('/api/auth/login', professor, { authorization: `Bearer ${token}` });
    // The last six are turned away once the others are there.
    while (busy.length < 6 || hashes.count() < 3) await nextTurn();
    assert.is(hashes.count(), 3, 'two of strangers, and the one of a known browser');
    assert.is((await stage.get('/api/questions')).status, 200);
    hashes.release();
    const statuses = (await Promise.all(flood)).map(({ status }) => status).sort();
    assert.equal(statuses, [...Array(18).fill(401), ...Array(6).fill(503)]);
    assert.is((await known).status, 200);
    assert.equal([busy[0]?.json.code, busy[0]?.headers['retry-after']], ['busy', '5']);
  } finally {
    hashes.release();
  }
});

test.run();
