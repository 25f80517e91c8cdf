import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLog } from '../../support/server/log.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';
import { until } from '../../support/until.ts';

const test = suite('the network of a request');
let stage: Stage;
test.after.each(() => stage.close());

test('a question that came whole is kept although its sender is gone, and no failure is logged', async () => {
  const log = createLog();
  stage = await openStage({ env: { LOG_LEVEL: 'error' }, log: log.stream, notify: true });
  const address = await stage.app.listen({ host: '127.0.0.1', port: 0 });
  stage.app.server.on('request', (request) => request.on('end', () => request.socket.destroy()));
  const headers = { 'content-type': 'application/json' };
  const sent = fetch(`${address}/api/questions`, { method: 'POST', headers, body: '{"text":"Am I gone?"}' });
  await sent.then(
    () => assert.unreachable(),
    () => undefined,
  );
  await until(() => stage.notified() > 0 || log.lines().length > 0, 'the question is kept');
  assert.equal(log.lines(), []);
  const { json } = await stage.get<{ text: string }[]>('/api/questions');
  assert.equal(
    json.map(({ text }) => text),
    ['Am I gone?'],
  );
});

test('requests on connections that were reset before they were read count as of one network', async () => {
  const log = createLog();
  const env = { LOG_LEVEL: 'error', LIMIT_QUESTIONS: '1/60', TRUST_PROXY: '127.0.0.1' };
  stage = await openStage({ env, log: log.stream });
  const address = await stage.app.listen({ host: '127.0.0.1', port: 0 });
  stage.app.server.prependListener('request', ({ socket }) =>
    Object.defineProperty(socket, 'remoteAddress', { value: undefined, configurable: true }),
  );
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
  const ask = (text: string) =>
    fetch(`${address}/api/questions`, { method: 'POST', headers, body: JSON.stringify({ text }) });
  assert.equal([(await ask('Am I gone?')).status, (await ask('And I?')).status], [201, 429]);
  assert.equal(log.lines(), []);
});

test.run();
