import { createHash } from 'node:crypto';
import { rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inline, writeSite } from '../../support/server/site.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('the built site');
let stage: Stage;
test.before(async () => {
  stage = await openStage();
});
test.before.each(() => {
  rmSync(stage.config.DIST_DIR, { recursive: true, force: true });
  writeSite(stage.config.DIST_DIR);
});
test.after(() => stage.close());

const pages: readonly (readonly [path: string, status: number, says: string])[] = [
  ['/', 200, 'home'],
  ['/?utm=1', 200, 'home'],
  ['/resources', 200, 'resources'],
  ['/resources/foundation', 200, 'foundation'],
  ['/resources/none', 404, 'no topic'],
  ['/resources/deep/none', 404, 'no topic'],
  ['/research/none', 404, 'no paper'],
  ['/none', 404, 'no page'],
  ['/404', 404, 'no page'],
  ['/resources/404', 404, 'no topic'],
  ['/Resources/Foundation', 404, 'no page'],
  ['/.env', 404, 'no page'],
  ['/nothing/index.html', 404, 'no page'],
  ['/assets/.hidden.js', 404, 'no page'],
  ['/assets/app-1a2b3c.js.map', 404, 'no page'],
  ['/assets/app-1a2b3c.js.br', 404, 'no page'],
  ['/assets', 404, 'no page'],
  ['/resources%2ffoundation', 200, 'foundation'],
  ['/..%2f..%2fetc%2fpasswd', 404, 'no page'],
  ['/%2e%2e%5c%2e%2e%5cetc', 404, 'no page'],
  ['/%252e%252e%252fetc', 404, 'no page'],
  ['/resources/foundation%00.html', 404, 'no topic'],
  ['//example.org/', 404, 'no page'],
  ['/a%0d%0aSet-Cookie:x', 404, 'no page'],
  ['/%E0%A4%A', 400, 'no page'],
  ['/resources/%E0%A4%A', 400, 'no topic'],
  ['/research/papers/%ff', 400, 'no paper'],
];
for (const [path, status, says] of pages) {
  test(`${path} is answered with ${status} and the page '${says}'`, async () => {
    const answer = await stage.get(path);
    assert.is(answer.status, status);
    assert.match(answer.text, `<p>${says}</p>`);
    assert.match(String(answer.headers['content-type']), /^text\/html/);
    assert.is(answer.headers['cache-control'], 'no-cache');
  });
}

const moves: readonly (readonly [path: string, to: string])[] = [
  ['/resources/', '/resources'],
  ['/resources/foundation/?a=1', '/resources/foundation?a=1'],
  ['/research/old-id', '/resources/foundation'],
  ['/index.html', '/'],
  ['/resources/foundation.html', '/resources/foundation'],
  ['/resources/foundation/index.html', '/resources/foundation'],
  ['/research/old-id/index.html', '/resources/foundation'],
];
for (const [path, to] of moves) {
  test(`${path} leads to ${to}`, async () => {
    const { status, headers } = await stage.get(path);
    assert.equal([status, headers.location], [301, to]);
  });
}

test('an asset is sent compressed as its reader takes it, for ever', async () => {
  const url = '/assets/app-1a2b3c.js';
  const { rawPayload, headers } = await stage.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal([headers['content-encoding'], headers.vary], ['br', 'accept-encoding']);
  assert.match(brotliDecompressSync(rawPayload).toString(), /^console/);
  assert.match(String(headers['content-type']), /javascript/);
  assert.is(headers['cache-control'], 'public, max-age=31536000, immutable');
  const plain = await stage.get(url);
  assert.equal([plain.headers['content-encoding'], plain.text.length > 2000], [undefined, true]);
});

test('a page that has not changed is not sent again, and a film is sent in parts', async () => {
  const first = await stage.get('/resources');
  const again = await stage.get('/resources', { 'if-none-match': String(first.headers.etag) });
  assert.equal([again.status, again.text], [304, '']);
  const part = await stage.get('/media/film.mp4', { range: 'bytes=100-199' });
  assert.equal(
    [part.status, part.headers['content-length'], part.headers['content-range'], part.headers['cache-control']],
    [206, '100', 'bytes 100-199/5000', 'public, max-age=3600'],
  );
});

test('a part beyond the end of a file and another version of it are refused as such', async () => {
  const beyond = await stage.get('/media/film.mp4', { range: 'bytes=5000-' });
  assert.equal([beyond.status, beyond.headers['content-range']], [416, 'bytes */5000']);
  assert.is((await stage.get('/media/film.mp4', { 'if-match': '"another"' })).status, 412);
});

test('the policy names the scripts that the pages have, no other source, and nobody who may frame them', async () => {
  const hash = createHash('sha256').update(inline).digest('base64');
  const policy = String((await stage.get('/resources')).headers['content-security-policy']);
  assert.equal(policy.split('; ').sort(), [
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "object-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
  ]);
  assert.is((await stage.get('/none')).headers['content-security-policy'], policy);
});

test('the policy admits the services that the site is configured for, after a new build too', async () => {
  await stage.get('/');
  writeSite(stage.config.DIST_DIR, {
    api: 'https://api.example.org/v1',
    emailjs: { origin: null },
    analytics: { id: 'G-TEST', consent: 'express' },
  });
  utimesSync(join(stage.config.DIST_DIR, 'data/site.json'), 1, 1);
  const policy = String((await stage.get('/')).headers['content-security-policy']);
  const google = 'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';
  assert.match(policy, `connect-src 'self' https://api.example.org https://api.emailjs.com ${google};`);
  assert.match(policy, `img-src 'self' data: ${google};`);
  assert.match(policy, /script-src [^;]* https:\/\/\*\.googletagmanager\.com;/);
  writeSite(stage.config.DIST_DIR, { analytics: 'own' });
  assert.not.match(String((await stage.get('/')).headers['content-security-policy']), 'google');
});

test('a malformed address has the headers of every page, and a malformed call is answered as a call', async () => {
  const page = await stage.get('/%E0%A4%A');
  const missing = await stage.get('/none');
  const names = ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'];
  assert.equal(
    names.map((name) => page.headers[name]),
    names.map((name) => missing.headers[name]),
  );
  const call = await stage.get<{ code: string }>('/api/%E0%A4%A');
  assert.equal([call.status, call.json.code], [400, 'bad-request']);
});

test('a file outside the folder is not served through a link inside it', async () => {
  writeFileSync(join(stage.folder, 'secret.txt'), 'secret');
  symlinkSync(join(stage.folder, 'secret.txt'), join(stage.config.DIST_DIR, 'link.txt'));
  symlinkSync(stage.folder, join(stage.config.DIST_DIR, 'linked'));
  for (const path of ['/link.txt', '/linked/secret.txt']) assert.is((await stage.get(path)).status, 404);
});

test('a site below a folder of its host is served there, its redirects and its calls too', async () => {
  writeSite(stage.config.DIST_DIR, { base: '/lab' });
  await stage.get('/');
  assert.match((await stage.get('/lab/resources/foundation')).text, '<p>foundation</p>');
  assert.match((await stage.get('/lab')).text, '<p>home</p>');
  assert.match((await stage.get('/lab?utm=1')).text, '<p>home</p>');
  assert.is((await stage.get('/lab/research/old-id')).headers.location, '/lab/resources/foundation');
  assert.is((await stage.get('/lab/resources/')).headers.location, '/lab/resources');
  assert.equal((await stage.get<unknown[]>('/lab/api/questions')).json, []);
  assert.is((await stage.get('/labels')).status, 404);
});

test('before the first build every page says how to build', async () => {
  const bare = await openStage();
  const { status, text, headers } = await bare.get('/resources');
  assert.is(status, 404);
  assert.match(text, 'npm run build');
  assert.match(String(headers['content-type']), /^text\/plain/);
  assert.is((await bare.get('/api/health')).status, 200);
  await bare.close();
});

test.run();
