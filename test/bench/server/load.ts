/** Requests per second of the forum's calls beside an empty Fastify route and the bare SQLite driver, in one run on the loopback; then the memory over 100,000 requests. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { openDatabase } from '../../../server/db/open.ts';
import { buildProgram, bundle } from '../../support/server/program.ts';
import { startEmpty } from './start-empty.ts';

const seconds = Number(process.env.SECONDS ?? 3);
const connections = 20;
const questions = 1000;
const many = 100_000;

const folder = mkdtempSync(join(tmpdir(), 'site-load-'));
const env: Record<string, string> = { DATA_DIR: join(folder, 'data'), DIST_DIR: join(folder, 'dist') };
for (const name of ['READS', 'QUESTIONS', 'QUESTIONS_ALL']) env[`LIMIT_${name}`] = '99999999/60';

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
    dedupe_key: null,
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
async function measureDriver(): Promise<Figures> {
  const place = { DATA_DIR: mkdtempSync(join(folder, 'bare-')) };
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
  return { rate, cpu: 0 };
}

interface Figures {
  readonly rate: number;
  /**
   * Microseconds of processor time in the server for one request, which depend less on other programs than the clock
   * does.
   */
  readonly cpu: number;
}

function report(name: string, { rate, cpu }: Figures, base: Figures, more = ''): void {
  const times = cpu === 0 ? '' : `, ${cpu.toFixed(0)} µs of processor each, ${(base.cpu / cpu).toFixed(2)}`;
  console.log(`${name.padEnd(48)} ${rate.toFixed(0).padStart(6)} /s, ${(rate / base.rate).toFixed(2)}${more}${times}`);
}

/** Milliseconds of processor time that a process has used. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function run(pid: number, url: string, options: Partial<autocannon.Options> = {}): Promise<Figures> {
  const before = processorTime(pid);
  const result = await autocannon({ url, connections, duration: seconds, ...options });
  const failed = result.errors + result.timeouts + result.non2xx - (result.statusCodeStats?.['304']?.count ?? 0);
  if (failed > 0) {
    const { errors, timeouts, statusCodeStats } = result;
    throw new Error(
      `${failed} of the requests to ${url} failed: ${JSON.stringify({ errors, timeouts, statusCodeStats })}`,
    );
  }
  const cpu = ((processorTime(pid) - before) * 1000) / result.requests.total;
  return { rate: result.requests.average, cpu };
}

/** Runs several things in turn, three times, and gives the median figures of each. */
async function inTurn(runs: readonly (() => Promise<Figures>)[]): Promise<Figures[]> {
  const rounds: Figures[][] = [];
  for (let round = 0; round < 3; round += 1) {
    const figures: Figures[] = [];
    for (const each of runs) figures.push(await each());
    rounds.push(figures);
  }
  const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[1] ?? 0;
  return runs.map((_, index) => ({
    rate: middle(rounds.map((figures) => figures[index]?.rate ?? 0)),
    cpu: middle(rounds.map((figures) => figures[index]?.cpu ?? 0)),
  }));
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
  const etag = (await fetch(list)).headers.get('etag') ?? '';
  const json = { 'content-type': 'application/json' };
  const question = `{"text":"[<id>] ${'x'.repeat(280)}"}`;
  const none: Figures = { rate: 0, cpu: 0 };
  const [base = none, hits = none, whole = none] = await inTurn([
    () => run(empty.pid, empty.address),
    () => run(server.pid, list, { headers: { 'if-none-match': etag } }),
    () => run(server.pid, list, { headers: { 'accept-encoding': 'br' } }),
  ]);
  const [emptyPost = none, posts = none, driver = none] = await inTurn([
    () => run(empty.pid, empty.address, { method: 'POST', body: '{"text":"a"}', headers: json }),
    () => run(server.pid, list, { method: 'POST', headers: json, body: question, idReplacement: true }),
    measureDriver,
  ]);
  report('an empty Fastify route', base, base);
  report('GET /api/questions, 1,000 kept, unchanged (304)', hits, base, ' (aim 0.70)');
  report('GET /api/questions, the newest 500, brotli', whole, base);
  report('an empty POST route', emptyPost, emptyPost);
  report('POST /api/questions, durable', posts, emptyPost);
  report('the bare driver in a loop, durable', driver, driver);
  report('POST /api/questions beside it', { ...posts, cpu: 0 }, driver, ' (aim 0.50)');

  const marks: number[] = [];
  for (let part = 0; part < 5; part += 1) {
    await run(server.pid, list, { amount: many / 5, headers: { 'accept-encoding': 'br' } });
    marks.push(memory(server.pid));
  }
  console.log(
    `memory over ${many} requests: ${marks.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB, no error`,
  );
} catch (error) {
  console.error(server.output());
  throw error;
} finally {
  await empty.stop();
  await server.end('SIGTERM');
  built.endAll();
  rmSync(folder, { recursive: true, force: true });
}
