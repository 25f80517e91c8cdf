/** Requests per second of the forum's calls beside an empty Fastify route and the bare SQLite driver, in one run on the loopback; then the memory over 100,000 requests. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { openDatabase } from '../../../server/db/open.ts';
import { buildProgram, bundle } from '../../support/server/program.ts';
import { startEmpty } from './start-empty.ts';

const seconds = Number(process.env.SECONDS ?? 5);
const connections = 20;
const questions = 1000;
const many = 100_000;

const folder = mkdtempSync(join(tmpdir(), 'site-load-'));
const env: Record<string, string> = { DATA_DIR: join(folder, 'data'), DIST_DIR: join(folder, 'dist') };
for (const name of ['QUESTIONS', 'QUESTIONS_ALL']) env[`LIMIT_${name}`] = '99999999/60';

async function fill(): Promise<void> {
  const database = await openDatabase(env as { DATA_DIR: string });
  const rows = [...Array(questions).keys()].map((number) => ({
    id: `0mb${String(number).padStart(28, '0')}`,
    tag: null,
    text: `Question ${number}: ${'why do people choose what they choose? '.repeat(5)}`,
    created_at: new Date(Date.parse('2025-01-01') + number * 1000).toISOString(),
    hidden: 0,
    reply: number % 3 === 0 ? 'Because of what they know. '.repeat(8) : null,
    replied_at: number % 3 === 0 ? '2025-02-01T00:00:00.000Z' : null,
    sameness: null,
  }));
  for (let at = 0; at < rows.length; at += 100) {
    await database.db
      .insertInto('questions')
      .values(rows.slice(at, at + 100))
      .execute();
  }
  await database.close();
}

/** Rows a second that the driver stores in a loop, one durable commit each. */
async function measureDriver(): Promise<number> {
  const place = { DATA_DIR: join(folder, 'bare') };
  const database = await openDatabase(place);
  const insert = database.file?.writer.prepare('insert into settings (name, value) values (?, ?)');
  const start = performance.now();
  let rows = 0;
  while (performance.now() - start < seconds * 1000) {
    insert?.run(`row ${rows}`, 'x'.repeat(300));
    rows += 1;
  }
  const rate = (rows / (performance.now() - start)) * 1000;
  await database.close();
  return rate;
}

function report(name: string, rate: number, base: number, more = ''): void {
  console.log(`${name.padEnd(46)} ${rate.toFixed(0).padStart(7)} /s   ${(rate / base).toFixed(2)}${more}`);
}

async function run(url: string, options: Partial<autocannon.Options> = {}): Promise<autocannon.Result> {
  const result = await autocannon({ url, connections, duration: seconds, ...options });
  const failed = result.errors + result.timeouts + result.non2xx - (result.statusCodeStats?.['304']?.count ?? 0);
  if (failed > 0) throw new Error(`${failed} of the requests to ${url} failed`);
  return result;
}

function memory(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

await fill();
const built = await buildProgram();
const server = await built.start(env);
const empty = await startEmpty(await bundle('test/bench/server/empty.ts'));
const list = `${server.address}/api/questions`;
try {
  await run(empty.address, { duration: 2 });
  const base = (await run(empty.address)).requests.average;
  report('an empty Fastify route', base, base);
  const etag = (await fetch(list)).headers.get('etag') ?? '';
  const hits = await run(list, { headers: { 'if-none-match': etag } });
  report(
    'GET /api/questions, 1,000 kept, unchanged (304)',
    hits.requests.average,
    base,
    ' of the empty route; aim 0.70',
  );
  const whole = await run(list, { headers: { 'accept-encoding': 'br' } });
  report('GET /api/questions, the newest 500, brotli', whole.requests.average, base, ' of the empty route');
  const emptyPost = await run(empty.address, {
    method: 'POST',
    body: '{"text":"a"}',
    headers: { 'content-type': 'application/json' },
  });
  const posts = await run(list, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"text":"[<id>] ${'x'.repeat(280)}"}`,
    idReplacement: true,
  });
  report('POST /api/questions, durable', posts.requests.average, emptyPost.requests.average, ' of an empty POST route');
  const driver = await measureDriver();
  report('the bare driver in a loop, durable', driver, driver);
  report('POST /api/questions beside it', posts.requests.average, driver, ' of the bare driver; aim 0.50');

  const marks: number[] = [];
  for (let part = 0; part < 5; part += 1) {
    await run(list, { amount: many / 5, headers: { 'accept-encoding': 'br' } });
    marks.push(memory(server.pid));
  }
  console.log(
    `memory over ${many} requests: ${marks.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB, no error`,
  );
} finally {
  await empty.stop();
  await server.end('SIGTERM');
  built.remove();
  rmSync(folder, { recursive: true, force: true });
}
