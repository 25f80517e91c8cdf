import { suite } from 'uvu';
import * as assert from 'uvu/assert';
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

test.run();
