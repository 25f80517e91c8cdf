/**
 * Runs the command that starts the site in this folder, as a person types it; visits the site at the printed address,
 * stops it with Ctrl+C, and ends in `N passed, N failed`.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const [line = ''] = process.argv.slice(2);
/** The time limit in milliseconds: the first start installs and builds. */
const patience = 300_000;
const counts = { passed: 0, failed: 0 };

/** @param {string} sentence @param {() => Promise<void>} prove */
async function check(sentence, prove) {
  try {
    await prove();
    counts.passed += 1;
    console.log(`✓ ${sentence}`);
  } catch (error) {
    counts.failed += 1;
    console.log(`✗ ${sentence}\n  ${error instanceof Error ? error.message : error}`);
  }
}

// A process group of its own, which gets Ctrl+C as in a terminal.
const started = spawn('bash', ['-c', line], {
  detached: true,
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const group = -Number(started.pid);
/** @type {Promise<void>} */
const ended = new Promise((resolve) => {
  started.on('close', () => resolve());
});
let address = '';
await check('the line prints the address of the site', async () => {
  address = await readAddress();
});
if (address !== '') await visit();
await check('Ctrl+C stops it, and nothing of it is left', async () => {
  process.kill(group, 'SIGINT');
  await within(ended, 'it went on');
  await within(emptied(), 'processes were left');
  if (address !== '') await assert.rejects(fetch(address));
});
if (counts.failed > 0) endAll();
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** @returns {Promise<string>} */
function readAddress() {
  let printed = '';
  const found = new Promise((resolve, reject) => {
    started.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      printed += chunk;
      const [, url] = /^The site is at (http:\S+)$/m.exec(printed) ?? [];
      if (url !== undefined) resolve(url);
    });
    ended.then(() => reject(new Error(`It ended with ${started.exitCode ?? started.signalCode}.`)));
  });
  return within(found, 'no address was printed');
}

async function visit() {
  /** @type {{ path: string, kind: string, head: { title: string } }[]} */
  const routes = readJson('routes');
  for (const kind of new Set(routes.map((route) => route.kind))) {
    await check(`every page of the kind ${kind} is served with its title`, async () => {
      for (const { path, head } of routes.filter((route) => route.kind === kind)) {
        const { status, text } = await get(path);
        assert.equal(status, 200, path);
        assert.match(text, /<h1[ >]/, path);
        assert.ok(text.includes(`<title>${escapeHtml(head.title)}</title>`), path);
      }
    });
  }
  await check('an earlier address leads to its page', async () => {
    for (const [from, to] of Object.entries(readJson('redirects'))) {
      const { status, location } = await get(from);
      assert.deepEqual([status, location], [301, to]);
    }
  });
  await check('what no page has is a 404 with words', async () => {
    for (const path of ['/nowhere', '/resources/nowhere', '/research/papers/nowhere', '/media/nowhere.png']) {
      const { status, text } = await get(path);
      assert.equal(status, 404, path);
      assert.match(text, /<h1[ >]|not found/i, path);
    }
  });
  await check('what stands beside the pages is served', async () => {
    for (const path of ['/sitemap.xml', '/feed.xml', '/robots.txt', '/references.bib'])
      assert.equal((await get(path)).status, 200, path);
  });
  await check('the API keeps a question and gives it back', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ text: 'Why do people make mistakes?' });
    const asked = await fetch(`${address}/api/questions`, { method: 'POST', headers, body });
    assert.ok(asked.ok, String(asked.status));
    const [question] = JSON.parse((await get('/api/questions')).text);
    assert.equal(question.text, 'Why do people make mistakes?');
    const { live, ready } = JSON.parse((await get('/api/health')).text);
    assert.deepEqual({ live, ready }, { live: true, ready: true });
    assert.equal((await get('/api/nowhere')).status, 404);
  });
}

/** @param {string} path */
async function get(path) {
  const answer = await fetch(`${address}${path}`, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}

/** @param {string} name */
function readJson(name) {
  return JSON.parse(readFileSync(`generated/${name}.json`, 'utf8'));
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** @template T @param {Promise<T>} promise @param {string} otherwise @returns {Promise<T>} */
function within(promise, otherwise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`After ${patience / 1000} s ${otherwise}.`)), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Resolves when no process of the group runs; zombies do not count. */
async function emptied() {
  const isRunning = () =>
    execFileSync('ps', ['-A', '-o', 'pgid=,stat='], { encoding: 'utf8' })
      .split('\n')
      .some((row) => new RegExp(`^\\s*${-group} [^Z]`).test(row));
  while (isRunning()) await pause(100);
}

function endAll() {
  try {
    process.kill(group, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}
