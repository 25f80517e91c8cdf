import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeSite } from '../../support/server/site.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('the pages of the forum');
let stage: Stage;

/** A program as the build leaves it, which counts how often it renders. */
const program = `
globalThis.rendered = 0;
export async function prepareForum() {
  return (page, thread) => {
    globalThis.rendered += 1;
    const words = thread.questions.map(({ text, reply }) => text + '|' + (reply?.text ?? '')).join(';');
    return { page: { ...page, thread }, document: { head: '<title>' + thread.id + '</title>', body: words, data: '{}' } };
  };
}`;

let builds = 0;

function build(site: Record<string, unknown> = {}, source = program, chunk = ''): void {
  const { DIST_DIR } = stage.config;
  rmSync(join(DIST_DIR, '.server'), { recursive: true, force: true });
  builds += 1;
  writeSite(DIST_DIR, { url: 'https://site.example', ...site });
  for (const [name, text] of [
    [`.server/${builds}/prerender.mjs`, source],
    [`.server/${builds}/chunk.mjs`, chunk],
    ['.server/forum.html', '<html><!--head--><p><!--body--></p><i><!--data--></i>'],
    ['data/pages/forum.json', '{"kind":"forum"}'],
    ['forum.html', '<p>as it was built</p>'],
    ['sitemap.xml', '<urlset>\n</urlset>\n'],
  ] as const) {
    mkdirSync(join(DIST_DIR, name, '..'), { recursive: true });
    writeFileSync(join(DIST_DIR, name), text);
  }
}

test.before.each(async () => {
  stage = await openStage();
  build();
});
test.after.each(async () => {
  rmSync(stage.config.DIST_DIR, { recursive: true, force: true });
  await stage.close();
});

const rendered = () => (globalThis as unknown as { rendered: number }).rendered;

async function ask(text: string): Promise<string> {
  return (await stage.post('/api/questions', { text })).json._id;
}
async function reply(id: string, text: string) {
  const bearer = { authorization: `Bearer ${await stage.login()}` };
  await stage.post(`/api/questions/${id}/reply`, { text }, bearer);
  return bearer;
}

test('the list and each question are rendered with what is there now, under the policy of the site', async () => {
  const id = await ask('Why?');
  await reply(id, 'So.');
  const list = await stage.get('/forum');
  assert.is(list.text, '<html><title>null</title><p>Why?|So.</p><i>{}</i>');
  const one = await stage.get(`/forum/${id}`);
  assert.is(one.text, `<html><title>${id}</title><p>Why?|So.</p><i>{}</i>`);
  for (const { status, headers } of [list, one]) {
    assert.equal(
      [status, headers['content-type'], headers['cache-control'], headers['x-robots-tag']],
      [200, 'text/html; charset=utf-8', 'no-cache', undefined],
    );
    assert.match(String(headers['content-security-policy']), "script-src 'self' 'sha256-");
  }
  const data = await stage.get<{ thread: { id: string } }>(`/data/pages/forum/${id}.json`);
  assert.equal([data.status, data.json.thread.id], [200, id]);
});

test('a page is rendered once as long as the forum stays as it is, and is not sent again to whoever has it', async () => {
  await ask('Why?');
  const { headers } = await stage.get('/forum');
  const before = rendered();
  await stage.get('/forum');
  const known = await stage.get('/forum', { 'if-none-match': String(headers.etag) });
  assert.equal([known.status, rendered()], [304, before]);
  await ask('What?');
  assert.match((await stage.get('/forum')).text, 'Why?|;What?|');
  assert.is(rendered(), before + 1);
});

test('a question that is unknown, hidden or deleted has the not-found page', async () => {
  const id = await ask('Why?');
  const bearer = await reply(id, 'So.');
  const status = async (path: string) => (await stage.get(path)).status;
  const paths = [`/forum/${id}`, `/data/pages/forum/${id}.json`];
  const strange = ['/forum/none', '/forum/NONE', `/forum/${id}/x`, `/x/forum/${id}`];
  assert.equal(await Promise.all(strange.map(status)), [404, 404, 404, 404]);
  await stage.post(`/api/questions/${id}/hide`, {}, bearer);
  assert.equal(await Promise.all(paths.map(status)), [404, 404]);
  assert.match((await stage.get(`/forum/${id}`)).text, '<p>no page</p>');
  await stage.post(`/api/questions/${id}/hide`, { hidden: false }, bearer);
  assert.equal(await Promise.all(paths.map(status)), [200, 200]);
  await stage.inject({ method: 'DELETE', url: `/api/questions/${id}`, headers: bearer });
  assert.equal(await Promise.all(paths.map(status)), [404, 404]);
});

test('search engines are led to answered questions alone', async () => {
  const waiting = await ask('Buy my watches');
  const id = await ask('Why?');
  await reply(id, 'So.');
  assert.is((await stage.get(`/forum/${waiting}`)).headers['x-robots-tag'], 'noindex');
  const { text, headers } = await stage.get('/sitemap.xml');
  const listed = (day: string) =>
    `<urlset>\n  <url><loc>https://site.example/forum/${id}</loc><lastmod>${day}</lastmod></url>\n</urlset>\n`;
  assert.is(text, listed('2025-06-01'));
  assert.is(headers['content-type'], 'application/xml; charset=utf-8');
  stage.clock.pass(2 * 86_400_000);
  const later = { authorization: `Bearer ${await stage.login()}` };
  const payload = { text: 'So, and more.', was: 'So.' };
  await stage.inject({ method: 'PUT', url: `/api/questions/${id}/reply`, headers: later, payload });
  assert.is((await stage.get('/sitemap.xml')).text, listed('2025-06-03'));
});

test('the list brings the newest questions along, and no more of strangers’ text than its budget', async () => {
  for (let asked = 0; asked < 25; asked += 1) await ask(`Question ${asked}`);
  const questions = async () => (await stage.get<{ thread: { questions: unknown[] } }>('/data/pages/forum.json')).json;
  assert.is((await questions()).thread.questions.length, 20);
  for (let asked = 0; asked < 20; asked += 1) {
    const id = await ask(`${asked} ${'long '.repeat(900)}`);
    await stage.database.db
      .updateTable('questions')
      .set({ reply: 'a'.repeat(20_000) })
      .where('id', '=', id)
      .execute();
    await stage.database.db.updateTable('questions').set({ replied_at: '2025-06-01' }).where('id', '=', id).execute();
  }
  await ask('The last');
  assert.is((await questions()).thread.questions.length, 9);
});

test('readings are limited', async () => {
  await stage.close();
  stage = await openStage({ env: { LIMIT_READS: '2/60' } });
  build();
  assert.equal(
    [(await stage.get('/forum')).status, (await stage.get('/forum')).status, (await stage.get('/forum')).status],
    [200, 200, 429],
  );
});

test('a site without the program, with one that does not load, or with another server stays as it was built', async () => {
  const page = async () => (await stage.get('/forum')).text;
  rmSync(join(stage.config.DIST_DIR, '.server'), { recursive: true });
  assert.is(await page(), '<p>as it was built</p>');
  build({}, 'export const nothing = 1;\n');
  assert.is(await page(), '<p>as it was built</p>');
  build({ api: 'https://api.example' }, `${program}\n`);
  assert.is(await page(), '<p>as it was built</p>');
});

/** A program in parts, as the build leaves it: one that is loaded with it, and once more when it is prepared. */
const parted = `
import { word } from './chunk.mjs';
export async function prepareForum() {
  const late = (await import('./chunk.mjs')).word;
  return (page, { id }) => ({ page, document: { head: '', body: word + late + (id === null ? '' : '!'), data: '{}' } });
}`;
const chunkOf = (word: string) => `export const word = '${word}';\n`;

test('a build under a running server brings a whole program of its own, and the pages go on', async () => {
  const id = await ask('Why?');
  const pages = async () =>
    (await Promise.all(['/forum', `/forum/${id}`].map((path) => stage.get(path)))).map(({ status, headers, text }) => ({
      shown: `${status} ${/<p>(.*?)<\/p>/.exec(text)?.[1]}`,
      etag: headers.etag,
    }));
  build({}, parted, chunkOf('old'));
  const before = await pages();
  build({}, parted, chunkOf('new'));
  const after = await pages();
  assert.equal(
    [before, after].map((all) => all.map(({ shown }) => shown)),
    [
      ['200 oldold', '200 oldold!'],
      ['200 newnew', '200 newnew!'],
    ],
  );
  assert.is(new Set([...before, ...after].map(({ etag }) => etag)).size, 4);
});

test('the program itself is sent to nobody', async () => {
  assert.is((await stage.get(`/.server/${builds}/prerender.mjs`)).status, 404);
});

test('an answer of the site leads to the page of the question', async () => {
  const id = await ask('How do goldfish remember auctions?');
  await reply(id, 'They do not.');
  const { json } = await stage.post('/api/answer', { message: 'How do goldfish remember auctions?' });
  assert.is(json.sources[0]?.href, `/forum/${id}`);
});

test.run();
