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

test.run();
