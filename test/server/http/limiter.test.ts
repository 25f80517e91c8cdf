import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { networkOf } from '../../../server/client-address.ts';
import { openCounters } from '../../../server/db/counters.ts';
import { createLimiter } from '../../../server/http/limiter.ts';
import { formOf } from '../../support/server/forms.ts';
import { isPostgres, openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('limits');
let stage: Stage;
test.after.each(() => stage.close());

const ask = (text: string, from: string, headers: Record<string, string> = {}) =>
  stage.inject({ method: 'POST', url: '/api/questions', payload: { text }, remoteAddress: from, headers });

test('a network asks 20 questions in 10 minutes, others are not held up, and reading goes on', async () => {
  stage = await openStage({ env: { LIMIT_QUESTIONS: '20/600' } });
  for (let asked = 0; asked < 20; asked += 1) assert.is((await ask(`Question ${asked}`, '192.0.2.1')).status, 201);
  const refused = await ask('One more', '192.0.2.1');
  assert.equal([refused.status, refused.json.code], [429, 'too-many-requests']);
  assert.is(refused.headers['retry-after'], '600');
  assert.is((await ask('Another', '192.0.2.2')).status, 201);
  assert.is((await stage.get<unknown[]>('/api/questions')).json.length, 21);
  stage.clock.pass(600_000);
  assert.is((await ask('One more', '192.0.2.1')).status, 201);
});

test('all networks together are limited too', async () => {
  stage = await openStage({ env: { LIMIT_QUESTIONS_ALL: '3/600' } });
  const statuses: number[] = [];
  for (let asked = 1; asked <= 4; asked += 1) statuses.push((await ask('Same', `192.0.2.${asked}`)).status);
  assert.equal(statuses, [201, 201, 201, 429]);
});

test('who is refused because of all the others is not counted for it', async () => {
  stage = await openStage({ env: { LIMIT_QUESTIONS: '2/3600', LIMIT_QUESTIONS_ALL: '3/60' } });
  for (let asked = 1; asked <= 3; asked += 1) await ask('Same', `192.0.2.${asked}`);
  for (let tried = 0; tried < 2; tried += 1) assert.is((await ask('Mine', '192.0.2.9')).status, 429);
  stage.clock.pass(60_000);
  const statuses = [await ask('Mine', '192.0.2.9'), await ask('And mine', '192.0.2.9')].map(({ status }) => status);
  assert.equal(statuses, [201, 201]);
});

test('the addresses of one IPv6 network count as one', async () => {
  stage = await openStage({ env: { LIMIT_QUESTIONS: '5/600' } });
  const statuses: number[] = [];
  for (let asked = 0; asked < 10; asked += 1) {
    statuses.push((await ask(`Q${asked}`, `2001:db8:0:1::${asked.toString(16)}`)).status);
  }
  assert.is(statuses.filter((status) => status === 201).length, 5);
  assert.is((await ask('Q', '2001:db8:0:2::1')).status, 201);
});

test('a forged X-Forwarded-For changes nothing, unless the one who sends it is a trusted proxy', async () => {
  stage = await openStage({ env: { LIMIT_QUESTIONS: '1/600', TRUST_PROXY: '10.0.0.0/8' } });
  const via = (from: string, client: string) => ask(`For ${client}`, from, { 'x-forwarded-for': client });
  assert.is((await via('192.0.2.1', '198.51.100.1')).status, 201);
  assert.is((await via('192.0.2.1', '198.51.100.2')).status, 429);
  assert.is((await via('10.0.0.1', '198.51.100.3')).status, 201);
  assert.is((await via('10.0.0.1', '198.51.100.4')).status, 201);
  assert.is((await via('10.0.0.1', '198.51.100.4, 198.51.100.3')).status, 429);
});

test('a number of trusted proxies is how many of the last addresses are theirs', async () => {
  stage = await openStage({ env: { LIMIT_QUESTIONS: '1/600', TRUST_PROXY: '2' } });
  const via = (forwarded: string) => ask(`For ${forwarded}`, '10.0.0.1', { 'x-forwarded-for': forwarded });
  assert.is((await via('198.51.100.1, 192.0.2.1')).status, 201);
  assert.is((await via('198.51.100.2, 192.0.2.1')).status, 201);
  assert.is((await via('203.0.113.1, 198.51.100.1, 192.0.2.2')).status, 429);
});

test('a visitor is one however a proxy writes the address', async () => {
  stage = await openStage({ env: { LIMIT_QUESTIONS: '1/600', TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32' } });
  const via = (client: string) => ask(`For ${client}`, '10.0.0.1', { 'x-forwarded-for': client });
  assert.is((await via('198.51.100.1')).status, 201);
  for (const written of [
    '198.51.100.1:4711',
    '::ffff:198.51.100.1',
    '::ffff:c633:6401',
    '[::ffff:c633:6401]:4711',
    '0:0:0:0:0:FFFF:C633:6401',
    '198.51.100.1, 10.0.0.2:8080',
    '198.51.100.1, [2001:db8::7]:8080',
    '198.51.100.1, ::ffff:a00:2',
  ]) {
    assert.is((await via(written)).status, 429, written);
  }
  assert.is((await via('[2001:470::1]:80')).status, 201);
  assert.is((await via('2001:470::2')).status, 429);
});

test('forms and replies have limits of their own', async () => {
  stage = await openStage({ env: { LIMIT_FORMS: '1/3600', LIMIT_REPLIES: '1/600' } });
  assert.is((await stage.submit(formOf())).status, 201);
  assert.is((await stage.submit(formOf())).status, 429);
  assert.is((await stage.submit(new FormData())).status, 429, 'before it is read');
  const authorization = `Bearer ${await stage.login()}`;
  const reply = () => stage.post('/api/questions/none/reply', { text: 'a' }, { authorization });
  assert.is((await reply()).status, 404);
  assert.is((await reply()).status, 429);
});

test('networks are told apart as limits need it', async () => {
  stage = await openStage();
  assert.equal(
    [
      '192.0.2.1',
      '::ffff:192.0.2.1',
      '2001:DB8::1',
      '2001:db8:0:0:ffff::1',
      '::1',
      'fe80::1%eth0',
      '1:2:3:4:5:6:7:8',
    ].map(networkOf),
    [
      '192.0.2.1',
      '192.0.2.1',
      '2001:db8:0:0::/64',
      '2001:db8:0:0::/64',
      '0:0:0:0::/64',
      'fe80:0:0:0::/64',
      '1:2:3:4::/64',
    ],
  );
});

/** A limiter of one use in a minute; gives whether somebody may use a call, and what gives a use back. */
async function standAlone() {
  stage = await openStage();
  const limiter = createLimiter(openCounters(stage.database), () => stage.clock.now().getTime());
  const rate = { count: 1, seconds: 60 };
  return {
    use: (who: string) =>
      limiter.use('call', who, rate).then(
        () => true,
        () => false,
      ),
    refund: (who: string) => limiter.refund('call', who),
  };
}

test('what is refused is not counted, so that one use given back is one to have', async () => {
  const { use, refund } = await standAlone();
  assert.equal([await use('a'), await use('a'), await use('a')], [true, false, false]);
  await refund('a');
  assert.equal([await use('a'), await use('a')], [true, false]);
});

test('a limit is over when its time has passed since the first use, however often it is tried meanwhile', async () => {
  const { use } = await standAlone();
  assert.ok(await use('a'));
  stage.clock.pass(30_000);
  assert.not(await use('a'));
  stage.clock.pass(30_000);
  assert.ok(await use('a'));
});

if (!isPostgres) {
  test('of a hundred thousand counters the one that was used longest ago is forgotten', async () => {
    const { use } = await standAlone();
    assert.equal([await use('a'), await use('b'), await use('a')], [true, true, false]);
    for (let number = 2; number <= 100_000; number += 1) await use(`address ${number}`);
    assert.equal([await use('a'), await use('b')], [false, true]);
  });
}

test('a lock lasts its whole time, however soon it follows on the one before', async () => {
  stage = await openStage();
  const limiter = createLimiter(openCounters(stage.database), () => stage.clock.now().getTime());
  assert.is(await limiter.tryLock('chat', 'ada', 40), true);
  await limiter.unlock('chat', 'ada');
  stage.clock.pass(39_000);
  assert.is(await limiter.tryLock('chat', 'ada', 40), true);
  stage.clock.pass(2000);
  assert.is(await limiter.tryLock('chat', 'ada', 40), false);
  stage.clock.pass(38_000);
  assert.is(await limiter.tryLock('chat', 'ada', 40), true);
});

test.run();
