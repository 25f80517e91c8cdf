import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DeskOverview, ViewsAnswer } from '../../../server/contract/desk.ts';
import { purge } from '../../../server/db/retention.ts';
import { listViews } from '../../../server/db/views.ts';
import { writeSite } from '../../support/server/site.ts';
import { isPostgres, openStage, type Setting, type Stage } from '../../support/server/stage.ts';

const test = suite('views of pages');
const day = 86_400_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
let stage: Stage;
async function open(setting: Setting = {}, analytics: unknown = 'own'): Promise<void> {
  stage = await openStage(setting);
  writeSite(stage.config.DIST_DIR, { analytics });
}
test.before.each(() => open());
test.after.each(() => stage.close());

interface Visit {
  readonly agent?: string;
  readonly address?: string;
  readonly headers?: Record<string, string>;
  readonly at?: Stage;
}

async function view(path: string, { agent = firefox, address = '192.0.2.1', headers = {}, at = stage }: Visit = {}) {
  const { status } = await at.inject({
    method: 'POST',
    url: '/api/views',
    remoteAddress: address,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': agent, ...headers },
    payload: path,
  });
  return status;
}

const read = async <Body>(path: string) =>
  (await stage.get<Body>(`/api/desk${path}`, { authorization: `Bearer ${await stage.login()}` })).json;
const pages = async () => (await read<ViewsAnswer>('/views')).pages;

test('views are counted by page and day, whoever views', async () => {
  assert.is(await view('/'), 204);
  await view('/', { address: '192.0.2.2' });
  await view('/resources/foundation');
  stage.clock.pass(day);
  await view('/');
  assert.equal(await pages(), [
    { path: '/', week: 3, month: 3, year: 3 },
    { path: '/resources/foundation', week: 1, month: 1, year: 1 },
  ]);
  assert.equal(await listViews(stage.database.db), [
    { day: '2025-06-01', path: '/', views: 2 },
    { day: '2025-06-01', path: '/resources/foundation', views: 1 },
    { day: '2025-06-02', path: '/', views: 1 },
  ]);
});

test('what is no page of the site is not counted, and the answer does not tell', async () => {
  const none = ['/none', '', 'resources', '/resources/', '/resources.html', '/404', '/sitemap.xml', '/data/site.json'];
  for (const path of [...none, '/.env', '/../secret', '/research/old-id', '//', `/${'a'.repeat(900)}`, '/desk', '/?a'])
    assert.equal([path, await view(path)], [path, 204]);
  assert.equal(await pages(), []);
  assert.is(await view(`/${'a'.repeat(1024)}`), 413);
});

test('a program that says what it is is not counted, nor one that says nothing', async () => {
  for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.5.0', ''])
    assert.is(await view('/', { agent }), 204);
  assert.equal(await pages(), []);
});

test('a page of another site cannot have its visitors counted here', async () => {
  assert.is(await view('/', { headers: { origin: 'https://else.example', 'sec-fetch-site': 'cross-site' } }), 403);
  assert.equal(await pages(), []);
});

test('nothing of who viewed a page is kept, in no table and in no file', async () => {
  const secrets = ['203.0.113.77', 'Qvxzjk', 'elsewhere.example'];
  const headers = { referer: 'https://elsewhere.example/a-path', cookie: 'a=Qvxzjk', 'accept-language': 'Qvxzjk' };
  await view('/', { agent: `${firefox} Qvxzjk/1.0`, address: '203.0.113.77', headers });
  assert.equal(await pages(), [{ path: '/', week: 1, month: 1, year: 1 }]);
  const tables = await stage.database.db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      stage.database.db
        .selectFrom(name as 'page_views')
        .selectAll()
        .execute(),
    ),
  );
  const kept = [JSON.stringify(rows)];
  assert.match(kept[0] ?? '', '"views":1');
  if (!isPostgres) {
    const folder = stage.config.DATA_DIR;
    const files = readdirSync(folder).filter((name) => name.startsWith('site.sqlite'));
    kept.push(...files.map((name) => readFileSync(join(folder, name), 'latin1')));
  }
  for (const secret of secrets) assert.not.match(kept.join('\n'), secret);
});

test('what was counted is written when the server stops', async () => {
  await view('/');
  await stage.app.close();
  assert.equal(await listViews(stage.database.db), [{ day: '2025-06-01', path: '/', views: 1 }]);
});

test('instances on one database add up', async () => {
  const two = await openStage({ beside: stage });
  await Promise.all([view('/'), view('/', { at: two }), view('/resources', { at: two }), view('/resources')]);
  await Promise.all([stage.app.close(), two.app.close()]);
  assert.equal(await listViews(stage.database.db), [
    { day: '2025-06-01', path: '/', views: 2 },
    { day: '2025-06-01', path: '/resources', views: 2 },
  ]);
  await two.database.close();
});

test('a flood is counted up to the limits, from one address and from all', async () => {
  await stage.close();
  await open({ env: { LIMIT_VIEWS: '2/60', LIMIT_VIEWS_ALL: '3/60' } });
  const statuses = [];
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3'])
    statuses.push(await view('/', { address }));
  assert.equal(statuses, [204, 204, 429, 204, 429]);
  assert.equal(await pages(), [{ path: '/', week: 3, month: 3, year: 3 }]);
});

test('health announces it, and the desk shows it, only where the site wants it', async () => {
  const isOn = async () => [
    (await stage.get('/api/health')).json.takes.includes('views'),
    (await read<DeskOverview>('')).countsViews,
  ];
  assert.equal(await isOn(), [true, true]);
  for (const analytics of [null, { id: 'G-ABCDE12345', consent: 'express' }, 'G-ABCDE12345']) {
    await stage.close();
    await open({}, analytics);
    assert.equal(await isOn(), [false, false]);
    await view('/');
    assert.equal(await pages(), []);
  }
});

test('the desk has the last 7, 30 and 365 days, the weeks, and every count as CSV', async () => {
  await view('/resources');
  stage.clock.pass(356 * day);
  await view('/');
  stage.clock.pass(6 * day);
  await view('/');
  const { pages: listed, weeks } = await read<ViewsAnswer>('/views');
  assert.equal(listed, [
    { path: '/', week: 2, month: 2, year: 2 },
    { path: '/resources', week: 0, month: 0, year: 1 },
  ]);
  assert.equal(weeks.slice(-2), [
    { monday: '2026-05-18', views: 1 },
    { monday: '2026-05-25', views: 1 },
  ]);
  stage.clock.pass(day);
  assert.equal(
    (await pages()).map(({ path, week }) => [path, week]),
    [
      ['/', 1],
      ['/resources', 0],
    ],
  );
  const csv = await stage.get('/api/desk/views.csv', { authorization: `Bearer ${await stage.login()}` });
  assert.is(
    csv.headers['content-disposition'],
    `attachment; filename="views-2026-05-30.csv"; filename*=UTF-8''views-2026-05-30.csv`,
  );
  assert.is(
    csv.text,
    '\uFEFF"day","path","views"\r\n"2025-06-01","/resources","1"\r\n"2026-05-23","/","1"\r\n"2026-05-29","/","1"\r\n',
  );
  stage.clock.pass(2 * day);
  assert.equal(
    (await pages()).map(({ path }) => path),
    ['/'],
  );
});

test('views of a question count as views of the forum', async () => {
  writeSite(stage.config.DIST_DIR, { analytics: 'own' }, { 'forum.html': '<p>forum</p>' });
  await view('/forum/abc');
  await view('/forum');
  assert.equal(await pages(), [{ path: '/forum', week: 2, month: 2, year: 2 }]);
});

test('counts go after 760 days', async () => {
  await view('/');
  await stage.app.close();
  const left = async () => {
    await purge(stage.database, stage.config, stage.clock.now());
    return (await listViews(stage.database.db)).length;
  };
  stage.clock.pass(760 * day);
  assert.is(await left(), 1);
  stage.clock.pass(day);
  assert.is(await left(), 0);
});

test.run();
