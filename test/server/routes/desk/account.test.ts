import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hashPassword } from '../../../../server/auth/password.ts';
import type { AccountAnswer, RecoveryCodes, TwoFactorStart } from '../../../../server/contract/desk.ts';
import { createIds } from '../../../../server/db/ids.ts';
import { saveProfessor } from '../../../../server/db/professors.ts';
import { codeAt, fromBase32 } from '../../../../server/two-factor/totp.ts';
import { openStage, professor, type Stage } from '../../../support/server/stage.ts';

const test = suite('the professor’s account');
let stage: Stage;
let authorization: string;
test.before.each(async () => {
  stage = await openStage();
  authorization = `Bearer ${await stage.login()}`;
});
test.after.each(() => stage.close());

const login = (code?: string, agent = '') =>
  stage.post('/api/auth/login', { ...professor, ...(code === undefined ? {} : { code }) }, { 'user-agent': agent });
const account = async () => (await stage.get<AccountAnswer>('/api/desk/account', { authorization })).json;
const post = (path: string, body?: unknown) => stage.post(`/api/desk/${path}`, body, { authorization });
const step = 30_000;
const codeNow = (secret: string) => codeAt(fromBase32(secret), Math.floor(stage.clock.now().getTime() / step));

const confirm = (code: string, password: string = professor.password) => post('two-factor/confirm', { code, password });

/** Turns two-factor login on; gives its secret and the recovery codes. */
async function turnOn(): Promise<{ secret: string; codes: readonly string[] }> {
  const { secret } = (await post('two-factor')).json as unknown as TwoFactorStart;
  const { codes } = (await confirm(codeNow(secret))).json as unknown as RecoveryCodes;
  return { secret, codes };
}

test('a session alone does not replace a second factor that is on', async () => {
  const begun = (await post('two-factor')).json as unknown as TwoFactorStart;
  await turnOn();
  assert.is((await post('two-factor')).status, 400);
  assert.is((await confirm(codeNow(begun.secret))).json.code, 'code-invalid');
});

test('a session alone does not turn it on, which would keep the owner of the account out', async () => {
  const { secret } = (await post('two-factor')).json as unknown as TwoFactorStart;
  const code = codeNow(secret);
  const { status, json } = await post('two-factor/confirm', { code });
  assert.equal([status, json.code, json.field], [400, 'field-invalid', 'password']);
  const statuses = [];
  for (let number = 0; number < 11; number += 1) statuses.push((await confirm(code, `guess ${number}`)).status);
  assert.equal(statuses, [...Array(10).fill(401), 429]);
  assert.is((await account()).twoFactor, false);
  assert.is((await login()).status, 200);
});

test('the password is enough until a code of the new key was shown', async () => {
  const begun = (await post('two-factor')).json as unknown as TwoFactorStart;
  assert.match(begun.secret, /^[A-Z2-7]{32}$/);
  assert.match(begun.address, /^otpauth:\/\/totp\/.+:professor%40example\.org\?secret=[A-Z2-7]{32}&issuer=/);
  assert.is((await login()).status, 200);
  assert.equal((await confirm('000000')).json.code, 'code-invalid');
  assert.is((await account()).twoFactor, false);
  assert.is((await confirm(codeNow(begun.secret))).status, 200);
  const { twoFactor, recoveryCodesLeft } = await account();
  assert.equal([twoFactor, recoveryCodesLeft], [true, 10]);
});

test('the login then wants a code, takes each once, and tells nobody with a wrong password that it does', async () => {
  const { secret } = await turnOn();
  assert.equal([(await login()).status, (await login()).json.code], [401, 'code-required']);
  const wrong = await stage.post('/api/auth/login', { ...professor, password: 'wrong words here', code: '123456' });
  assert.is(wrong.json.code, 'credentials-invalid');
  assert.is((await login(codeNow(secret))).json.code, 'code-invalid', 'the code that turned it on was used');
  stage.clock.pass(step);
  assert.is((await login(codeNow(secret))).status, 200);
  assert.is((await login(codeNow(secret))).json.code, 'code-invalid');
});

test('a code is taken half a minute early or late, and not a minute', async () => {
  const { secret } = await turnOn();
  stage.clock.pass(10 * step + 1);
  const early = codeNow(secret);
  stage.clock.pass(2 * step);
  assert.is((await login(early)).json.code, 'code-invalid');
  const late = codeNow(secret);
  stage.clock.pass(step);
  assert.is((await login(late)).status, 200);
  const ahead = (steps: number) => codeAt(fromBase32(secret), Math.floor(stage.clock.now().getTime() / step) + steps);
  assert.is((await login(ahead(2))).json.code, 'code-invalid');
  assert.is((await login(ahead(1))).status, 200);
});

test('a recovery code opens the account once, however it is written, and is kept as a hash', async () => {
  const { codes } = await turnOn();
  const [first = ''] = codes;
  assert.match(first, /^[a-z2-7]{5}-[a-z2-7]{5}$/);
  const kept = JSON.stringify(await stage.database.db.selectFrom('recovery_codes').selectAll().execute());
  assert.not.match(kept, first.replace('-', ''));
  assert.is((await login(first.toUpperCase().replace('-', ' '))).status, 200);
  assert.is((await login(first)).json.code, 'code-invalid');
  assert.is((await account()).recoveryCodesLeft, 9);
});

test('codes cannot be tried without end, from however many addresses, and the owner’s browser is not kept out by it', async () => {
  const { secret } = await turnOn();
  stage.clock.pass(step);
  const logInFrom = (number: number, code: string, headers: Record<string, string> = {}) =>
    stage.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload: { ...professor, code },
      remoteAddress: `192.0.2.${number}`,
    });
  const statuses = [];
  for (let number = 0; number < 11; number += 1) {
    statuses.push((await logInFrom(number, String(100_000 + number))).status);
  }
  assert.equal(statuses, [...Array(10).fill(401), 429]);
  assert.is((await logInFrom(1, codeNow(secret), { authorization })).status, 200);
  stage.clock.pass(step);
  assert.is((await post('two-factor/end', { code: codeNow(secret) })).status, 204);
});

test('nor can they be tried without end by a known browser, or by a session', async () => {
  await turnOn();
  const tries: Readonly<Record<string, (code: string) => ReturnType<Stage['post']>>> = {
    browser: (code) => stage.post('/api/auth/login', { ...professor, code }, { authorization }),
    session: (code) => post('two-factor/end', { code }),
  };
  for (const [name, attempt] of Object.entries(tries)) {
    const statuses = [];
    for (let number = 0; number < 11; number += 1) statuses.push((await attempt(String(100_000 + number))).status);
    assert.equal(statuses, [...Array(10).fill(401), 429], name);
  }
});

test('it is turned off with a code, and the password is enough again', async () => {
  const { secret } = await turnOn();
  assert.is((await post('two-factor/end', { code: '000000' })).json.code, 'code-invalid');
  stage.clock.pass(step);
  assert.is((await post('two-factor/end', { code: codeNow(secret) })).status, 204);
  assert.is((await post('two-factor/end', { code: codeNow(secret) })).json.code, 'code-invalid');
  assert.is((await login()).status, 200);
  const { twoFactor, recoveryCodesLeft } = await account();
  assert.equal([twoFactor, recoveryCodesLeft], [false, 0]);
});

test('sessions are listed with their browsers, and ended one by one', async () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
  stage.clock.pass(1000);
  const { token } = (await login(undefined, firefox)).json;
  const { sessions } = await account();
  assert.equal(
    sessions.map(({ device, isThis }) => [device, isThis]),
    [
      ['Firefox on Windows', false],
      ['', true],
    ],
  );
  assert.not.match(JSON.stringify(sessions), token);
  const end = (id = '') =>
    stage.inject({ method: 'DELETE', url: `/api/desk/sessions/${id}`, headers: { authorization } });
  assert.is((await end(sessions[0]?.id)).status, 204);
  assert.is((await stage.get('/api/desk', { authorization: `Bearer ${token}` })).status, 401);
  assert.is((await account()).sessions.length, 1);
  assert.is((await end('%25')).status, 404);
});

test('what one professor does to an account leaves the other’s as it was', async () => {
  const other = { email: 'other@example.org', password: 'other unrelated words' };
  const hash = await hashPassword(other.password, { ln: 8, r: 8, p: 1 });
  await saveProfessor(stage.database.db, createIds(), other.email, hash, stage.clock.now());
  const own = authorization;
  const others = `Bearer ${(await stage.post('/api/auth/login', other)).json.token}`;
  const begin = async () => ((await post('two-factor')).json as unknown as TwoFactorStart).secret;

  authorization = others;
  const otherSecret = await begin();
  authorization = own;
  const secret = await begin();
  authorization = others;
  assert.is((await confirm(codeNow(otherSecret), other.password)).status, 200);
  const [session] = (await account()).sessions;
  authorization = own;
  const { codes } = (await confirm(codeNow(secret))).json as unknown as RecoveryCodes;
  const { recoveryCodesLeft, sessions } = await account();
  assert.equal([recoveryCodesLeft, sessions.length], [10, 1]);
  const url = `/api/desk/sessions/${session?.id}`;
  assert.is((await stage.inject({ method: 'DELETE', url, headers: { authorization } })).status, 404);
  assert.is((await stage.post('/api/auth/login', { ...other, code: codes[0] })).json.code, 'code-invalid');
  stage.clock.pass(step);
  assert.is((await post('two-factor/end', { code: codeNow(secret) })).status, 204);

  assert.is((await stage.post('/api/auth/login', other)).json.code, 'code-required');
  assert.is((await stage.post('/api/auth/login', { ...other, code: codeNow(otherSecret) })).status, 200);
  authorization = others;
  assert.is((await account()).recoveryCodesLeft, 10);
});

test.run();
