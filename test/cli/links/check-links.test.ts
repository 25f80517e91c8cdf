import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startOf } from '../../../cli/core/problem.ts';
import { readCache, writeCache } from '../../../cli/links/cache.ts';
import { checkLinks } from '../../../cli/links/check-links.ts';
import { planChecks } from '../../../cli/links/plan.ts';
import { listUncertain, reportLinks, summariseLinks } from '../../../cli/links/report.ts';
import { listen } from '../../support/listen.ts';
import { checkOf, createPublishers, createTestClock, testOptions } from './publishers.ts';

const time = createTestClock();
const publishers = createPublishers(time.runOut);
const server = await listen(publishers.handle);
const options = testOptions(time.clock, server.address);

/** The verdict and its reason for one path, without the address of the server, and the requests that it took. */
async function judge(path: string, doi: string | null = null) {
  publishers.seen.length = 0;
  const { results } = await checkLinks([checkOf(`${server.address}${path}`, doi)], new Map(), options);
  const { verdict = '', reason = '' } = results[0]?.judgement ?? {};
  return `${verdict}: ${reason.replace(server.address, '')} (${publishers.seen.map((one) => one.replace('?type=URL', '')).join(', ')})`;
}

const cases: readonly (readonly [string, string, string])[] = [
  ['a page that is there costs one HEAD', '/status/200', 'ok: it answers 200 (HEAD /status/200)'],
  [
    'a page that is gone is broken, once GET says so too',
    '/status/404',
    'broken: it answers 404 (HEAD /status/404, GET /status/404)',
  ],
  [
    'a page that is gone for good is broken',
    '/status/410',
    'broken: it answers 410 (HEAD /status/410, GET /status/410)',
  ],
  ['a paywall is not a broken link', '/status/403', 'blocked: it answers 403 (HEAD /status/403, GET /status/403)'],
  [
    'a waiting room for robots (202) is not a broken link',
    '/status/202',
    'blocked: it answers 202 (HEAD /status/202, GET /status/202)',
  ],
  [
    'a network that keeps programs out (999) is not a broken link',
    '/status/999',
    'blocked: it answers 999 (HEAD /status/999, GET /status/999)',
  ],
  ['a server in trouble is not judged', '/status/500', 'unknown: it answers 500 (HEAD /status/500, GET /status/500)'],
  ['a server that refuses HEAD is asked by GET', '/no-head', 'ok: it answers 200 (HEAD /no-head, GET /no-head)'],
  [
    'a server whose HEAD is wrong is asked by GET',
    '/head-lies',
    'ok: it answers 200 (HEAD /head-lies, GET /head-lies)',
  ],
  [
    'a page that moved for good is named',
    '/moved',
    'redirected: it has moved to `/status/200` (HEAD /moved, HEAD /status/200)',
  ],
  ['a page that is elsewhere for now is fine', '/lent', 'ok: it answers 200 (HEAD /lent, HEAD /status/200)'],
  [
    'one temporary hop makes the whole way temporary',
    '/partly-moved',
    'ok: it answers 200 (HEAD /partly-moved, HEAD /lent, HEAD /status/200)',
  ],
  [
    'a circle of redirects is broken',
    '/circle/a',
    'broken: it redirects in a circle (HEAD /circle/a, HEAD /circle/b, GET /circle/a, GET /circle/b)',
  ],
  [
    'a circle that waits for its cookies is a wall, not a broken link',
    '/cookie-wall',
    'blocked: it redirects in a circle until it sees its cookies (HEAD /cookie-wall, GET /cookie-wall)',
  ],
  [
    'a redirect to what is no address is broken',
    '/nowhere',
    'broken: it redirects to something that is no address (HEAD /nowhere, GET /nowhere)',
  ],
  [
    'a server that never answers is given up and not judged',
    '/slow',
    'unknown: it gives no answer in time (HEAD /slow, GET /slow)',
  ],
  [
    'a connection that is cut once gets a second chance',
    '/cut-once',
    'ok: it answers 200 (HEAD /cut-once, HEAD /cut-once)',
  ],
  ['a busy server is asked again when it wishes', '/busy', 'ok: it answers 200 (HEAD /busy, HEAD /busy)'],
  [
    'a server that is always busy blocks, and is left in peace after three times each',
    '/always-busy',
    `blocked: it answers 429 (${[...Array(3).fill('HEAD /always-busy'), ...Array(3).fill('GET /always-busy')].join(', ')})`,
  ],
  [
    'a wait longer than our patience is not waited for',
    '/busy-for-days',
    'blocked: it answers 429 (HEAD /busy-for-days, GET /busy-for-days)',
  ],
];

for (const [sentence, path, expected] of cases) {
  test(sentence, async () => {
    assert.is(await judge(path), expected);
  });
}

test('a page that moved to a place that is gone is broken', async () => {
  assert.match(await judge('/moved-away'), /^broken: it answers 404/);
});

test('redirects without end are given up after ten', async () => {
  assert.match(await judge('/endless/1'), /^broken: it redirects in a circle \((?:HEAD \/endless\/\d+, ){11}/);
});

test('a connection that is always cut is not judged', async () => {
  assert.match(
    await judge('/cut'),
    /^unknown: the connection fails \(.+\) \(HEAD \/cut, HEAD \/cut, GET \/cut, GET \/cut\)$/,
  );
});

test('a DOI is asked of the registry alone, never of its publisher', async () => {
  assert.is(
    await judge('/x', '10.1257/jep.33.2.3'),
    'ok: the registry knows the DOI (GET /api/handles/10.1257/jep.33.2.3)',
  );
  assert.is(await judge('/x', '10.5555/none'), 'broken: no such DOI is registered (GET /api/handles/10.5555/none)');
  assert.is(
    await judge('/x', '10.9999/odd'),
    'unknown: the registry answers 500 without a verdict (GET /api/handles/10.9999/odd)',
  );
});

test('a date in Retry-After is waited for as seconds are', async () => {
  const before = time.clock.now();
  const date = new Date(before + 30_000).toUTCString().replaceAll(' ', '_');
  assert.match(await judge(`/busy-until/${date}`), /^ok/);
  assert.ok(time.clock.now() >= before + 29_000);
});

test('requests to one host keep their distance, and a busy host holds up no other', async () => {
  const other = await listen(publishers.handle);
  const started = new Map<string, number[]>();
  const paths = ['/status/200', '/busy', '/moved', '/status/204'];
  const checks = [server, other].flatMap(({ address }) =>
    paths.map((path) => checkOf(`${address}${path}?${address.length}`)),
  );
  const { results } = await checkLinks(checks, new Map(), testOptions(time.clock, server.address, started));
  await other.stop();
  assert.equal(
    results.map((result) => result.check),
    checks,
  );
  assert.is(started.size, 2);
  for (const times of started.values()) {
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    assert.ok(times.length >= 5);
    assert.equal(
      gaps.filter((gap) => gap < 1000),
      [],
    );
  }
});

test('what was asked lately is not asked again, unless it was broken', async () => {
  const checks = ['/status/200', '/status/403', '/status/404'].map((path) => checkOf(`${server.address}${path}`));
  const first = await checkLinks(checks, new Map(), options);
  const cache = readCache(writeCache(first.cache, time.clock.now()));
  publishers.seen.length = 0;
  const second = await checkLinks(checks, cache, options);
  assert.equal(publishers.seen, ['HEAD /status/404', 'GET /status/404']);
  assert.equal(
    second.results.map((result) => result.judgement),
    first.results.map((result) => result.judgement),
  );
  time.pass(8 * 24 * 60 * 60 * 1000);
  publishers.seen.length = 0;
  await checkLinks(checks, cache, options);
  assert.equal(publishers.seen, ['HEAD /status/403', 'GET /status/403', 'HEAD /status/404', 'GET /status/404']);
});

test('what was asked while the clock was wrong is asked again', async () => {
  const check = checkOf(`${server.address}/status/404`);
  const ahead = { verdict: 'ok', reason: 'it answers 200', location: null, at: time.clock.now() + 1 };
  const { results } = await checkLinks([check], readCache(JSON.stringify({ [check.url]: ahead })), options);
  assert.is(results[0]?.judgement.verdict, 'broken');
});

test('a damaged cache is an empty one', () => {
  assert.is(readCache('{"https://a.b": {"verdict": "fine"}}').size, 0);
  assert.is(readCache('').size, 0);
});

test('what is not reached before the time limit stays unknown and is not remembered', async () => {
  const checks = ['/status/200', '/status/204', '/status/206'].map((path) => checkOf(`${server.address}${path}`));
  const { results, cache } = await checkLinks(checks, new Map(), { ...options, deadline: 500 });
  assert.equal(
    results.map(({ judgement }) => judgement.verdict),
    ['ok', 'ok', 'unknown'],
  );
  assert.is(cache.size, 2);
});

/** What is judged of addresses whose hosts all have names, when only `there.test` can be found. */
async function judgeNamed(urls: readonly string[], code = 'ENOTFOUND') {
  const failing: typeof options.fetch = async (url, init) => {
    const local = url.replace('http://there.test', server.address);
    if (local.startsWith(server.address)) return options.fetch(local, init);
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('getaddrinfo'), { code }) });
  };
  const { results, isOffline } = await checkLinks(
    urls.map((url) => checkOf(url)),
    new Map(),
    { ...options, fetch: failing },
  );
  return { isOffline, said: results.map(({ judgement }) => `${judgement.verdict}: ${judgement.reason}`) };
}

test('a host that does not exist is broken, and is asked for once', async () => {
  const urls = ['https://no-such-host.invalid/page', 'https://no-such-host.invalid/other'];
  const before = time.clock.now();
  assert.equal(await judgeNamed([...urls, 'http://there.test/status/200']), {
    isOffline: false,
    said: ['broken: there is no such host', 'broken: there is no such host', 'ok: it answers 200'],
  });
  assert.is(time.clock.now(), before);
});

test('where no host with a name is found there is no network, whatever answers on this machine', async () => {
  const missing = ['https://no-such-host.invalid/page', 'https://nor-this.invalid/'];
  const offline = { isOffline: true, said: Array(2).fill('unknown: there is no network') };
  assert.equal(await judgeNamed(missing), offline);
  assert.equal(await judgeNamed(missing, 'EAI_AGAIN'), offline);
  assert.equal(await judgeNamed([missing[0] ?? '', `${server.address}/status/200`]), {
    isOffline: true,
    said: ['unknown: there is no network', 'ok: it answers 200'],
  });
});

test('a redirect to a host that does not exist says nothing about the other pages of its own host', async () => {
  const urls = ['http://there.test/sold', 'http://there.test/status/200'];
  const gone = 'it redirects to `https://no-such-host.invalid/page`, and there is no such host';
  assert.equal(await judgeNamed(urls), { isOffline: false, said: [`broken: ${gone}`, 'ok: it answers 200'] });
  assert.equal(await judgeNamed(urls.slice(0, 1)), { isOffline: false, said: [`broken: ${gone}`] });
});

test('progress is told after each address', async () => {
  const told: string[] = [];
  const checks = ['/status/200', '/status/404'].map((path) => checkOf(`${server.address}${path}`));
  await checkLinks(checks, new Map(), {
    ...options,
    onResult: ({ judgement }, done, total) => told.push(`${done}/${total} ${judgement.verdict}`),
  });
  assert.equal(told, ['1/2 ok', '2/2 broken']);
});

test('only broken links are errors; a moved one is a warning that knows the new address', async () => {
  const checks = ['/status/200', '/status/403', '/status/404', '/status/500', '/moved'].map((path) =>
    checkOf(`${server.address}${path}`),
  );
  const { results } = await checkLinks(
    [...checks, checkOf('https://doi.org/10.5555/none', '10.5555/none')],
    new Map(),
    options,
  );
  assert.equal(
    reportLinks(results).map(({ path, line, level, rule, reason, suggestion }) => ({
      at: `${path}:${line}`,
      level,
      rule,
      reason,
      suggestion,
    })),
    [
      {
        at: 'content/topics/decision.md:3',
        level: 'error',
        rule: 'dead-link',
        reason: `\`${server.address}/status/404\` leads nowhere: it answers 404.`,
        suggestion: null,
      },
      {
        at: 'content/topics/decision.md:3',
        level: 'warning',
        rule: 'moved-link',
        reason: `\`${server.address}/moved\` has moved for good.`,
        suggestion: `${server.address}/status/200`,
      },
      {
        at: 'content/topics/decision.md:3',
        level: 'error',
        rule: 'dead-link',
        reason: '`https://doi.org/10.5555/none` leads nowhere: no such DOI is registered.',
        suggestion: null,
      },
    ],
  );
  assert.is(summariseLinks(results), '6 links: 1 ok, 1 moved, 1 blocked by the site, 2 broken, 1 not known today');
  assert.equal(listUncertain(results), [
    `blocked  ${server.address}/status/403 (it answers 403)`,
    `unknown  ${server.address}/status/500 (it answers 500)`,
  ]);
});

test('a link to a part of a page that moved is led to that part of the new page', async () => {
  const [check] = planChecks([{ url: `${server.address}/moved#results`, at: startOf('content/site.md') }], '');
  assert.ok(check);
  const { results } = await checkLinks([check], new Map(), options);
  assert.equal(
    reportLinks(results).map(({ hint, suggestion }) => [hint, suggestion]),
    [[`Link to \`${server.address}/status/200#results\`.`, `${server.address}/status/200#results`]],
  );
});

test.after(() => server.stop());
test.run();
