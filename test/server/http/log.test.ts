import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Failure } from '../../../server/http/failure.ts';
import { createLog } from '../../support/server/log.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('the log');
let stage: Stage;
test.after.each(() => stage.close());

const said: readonly (readonly [told: string, logged: string])[] = [
  ['550 5.1.1 <bo@example.org>: Recipient address rejected', '550 5.1.1 <(an address)>: Recipient address rejected'],
  [
    "Can't send mail - all recipients were rejected: 550 bo.b+site@mail.example.org unknown",
    "Can't send mail - all recipients were rejected: 550 (an address) unknown",
  ],
  ['RCPT TO:<"büro"@exämple.org> SIZE=5', 'RCPT TO:<(an address)> SIZE=5'],
  ['Key (email)=(bo@localhost) already exists', 'Key (email)=((an address)) already exists'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
];

test('errors of mail servers and databases are logged without the address that they name', async () => {
  const log = createLog();
  stage = await openStage({ env: { LOG_LEVEL: 'error' }, log: log.stream });
  for (const [told] of said) stage.app.log.error({ err: new Error(told) }, 'a notice was not sent');
  assert.equal(
    log.lines().map(({ err }) => err?.message),
    said.map(([, logged]) => logged),
  );
  assert.not.match(JSON.stringify(log.lines()), /bo@|bo\.b|example\.org|exämple/);
  for (const { err } of log.lines()) assert.match(err?.stack ?? '', /\n\s+at .*log\.test\.ts/);
});

test('a path with a version in it stays readable', async () => {
  const log = createLog();
  stage = await openStage({ env: { LOG_LEVEL: 'error' }, log: log.stream });
  const error = new Error('broken');
  error.stack = 'Error: broken\n    at run (/srv/node_modules/.pnpm/fastify@5.12.8/fastify.js:1:1)';
  stage.app.log.error({ err: error }, 'a request failed');
  assert.is(log.lines()[0]?.err?.stack, error.stack);
});

test('an error that nobody expected is logged, and a failure that is an answer is not', async () => {
  const log = createLog();
  const answer = async (message: string): Promise<never> => {
    throw message === 'Fail' ? new Error('planted') : new Failure('busy', 'The server is busy');
  };
  stage = await openStage({ env: { LOG_LEVEL: 'error', CHAT_ACCESS: 'everyone' }, log: log.stream, answer });
  await stage.post('/api/verify-email', { email: 'ada@example.org' });
  const say = async (message: string) => (await stage.post('/api/chat', { message, email: 'ada@example.org' })).status;
  assert.equal([await say('Fail'), await say('Wait')], [500, 503]);
  assert.equal(
    log.lines().map(({ msg, err }) => [msg, err?.message]),
    [['a request failed', 'planted']],
  );
});

test('a proxy that is not trusted is warned of once, and no other visitor is', async () => {
  const log = createLog();
  stage = await openStage({ env: { LOG_LEVEL: 'warn' }, log: log.stream });
  await stage.get('/api/questions');
  assert.equal(log.lines(), []);
  for (let number = 0; number < 2; number += 1) await stage.get('/api/questions', { 'x-forwarded-for': '192.0.2.1' });
  assert.equal(
    log.lines().map(({ msg }) => /X-Forwarded-For/.test(msg)),
    [true],
  );
});

test.run();
