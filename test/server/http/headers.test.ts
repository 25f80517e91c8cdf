import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('headers');
let stage: Stage;
test.after.each(() => stage.close());

test('every answer of the API forbids framing, sniffing and loading anything', async () => {
  stage = await openStage();
  for (const url of ['/api/questions', '/api/none', '/api/health']) {
    const { headers } = await stage.get(url);
    assert.is(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'");
    assert.is(headers['x-content-type-options'], 'nosniff');
    assert.is(headers['x-frame-options'], 'DENY');
    assert.is(headers['referrer-policy'], 'strict-origin-when-cross-origin');
    assert.is(headers['cross-origin-opener-policy'], 'same-origin');
    assert.match(String(headers['x-request-id']), /^[0-9a-f]{8}-[0-9a-z]+$/);
    assert.is(headers['strict-transport-security'], undefined);
    assert.is(headers['x-powered-by'] ?? headers.server, undefined);
  }
});

test('an answer that says that nothing has changed leaves alone the headers that its reader kept', async () => {
  stage = await openStage();
  const { headers: first } = await stage.get('/api/questions');
  const { status, headers } = await stage.get('/api/questions', { 'if-none-match': String(first.etag) });
  const { date: _date, connection: _connection, 'x-request-id': id, ...rest } = headers;
  assert.equal([status, rest], [304, { 'cache-control': 'no-cache', etag: first.etag, vary: 'accept-encoding' }]);
  assert.is.not(id, first['x-request-id']);
});

test('behind a trusted proxy that speaks TLS, browsers are told to stay with it', async () => {
  stage = await openStage({ env: { TRUST_PROXY: '127.0.0.1' } });
  const { headers } = await stage.get('/api/health', { 'x-forwarded-proto': 'https' });
  assert.is(headers['strict-transport-security'], 'max-age=31536000');
});

test('another origin may call only when it is on the list', async () => {
  stage = await openStage({ env: { CORS_ORIGINS: 'https://site.example, https://other.example' } });
  const preflight = (origin: string) =>
    stage.inject({
      method: 'OPTIONS',
      url: '/api/questions',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
  const allowed = await preflight('https://site.example');
  assert.is(allowed.headers['access-control-allow-origin'], 'https://site.example');
  assert.match(String(allowed.headers['access-control-allow-methods']), 'POST');
  assert.is((await preflight('https://evil.example')).headers['access-control-allow-origin'], undefined);
  const read = await stage.get('/api/questions', { origin: 'https://other.example' });
  assert.is(read.headers['access-control-allow-origin'], 'https://other.example');
  assert.match(String(read.headers.vary), /origin/i);
  assert.is(read.headers['access-control-allow-credentials'], undefined);
});

test.run();
