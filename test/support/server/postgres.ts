import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../../server/db/open.ts';

const versions = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root. */
const owner = 'postgres';

function findBin(): string {
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  if (newest === undefined) throw new Error(`PG_TESTS=1 needs PostgreSQL in ${versions}`);
  return join(versions, newest, 'bin');
}

function run(command: string, ...words: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [file = '', ...rest] = isRoot ? ['runuser', '-u', owner, '--', command, ...words] : [command, ...words];
  // The server keeps whatever it inherits open; only its log file may be that.
  execFileSync(file, rest, { stdio: 'ignore', cwd: tmpdir() });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Starts a throw-away cluster on the loopback address; it is stopped and removed when this process ends. */
async function startCluster(): Promise<string> {
  const bin = findBin();
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await findFreePort();
  run(join(bin, 'initdb'), '-D', data, '--auth=trust', '--username=site', '--no-sync', '--encoding=UTF8');
  const options = `-c listen_addresses=127.0.0.1 -p ${port} -k ${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
  process.once('exit', () => {
    run(join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  });
  run(join(bin, 'pg_ctl'), '-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start');
  return `postgres://site@127.0.0.1:${port}`;
}

let administration: Promise<{ readonly address: string; readonly pool: pg.Pool }> | undefined;
let template: Promise<string> | undefined;
let made = 0;

async function administer() {
  const address = await startCluster();
  return { address, pool: new pg.Pool({ connectionString: `${address}/postgres`, max: 1, allowExitOnIdle: true }) };
}

async function create(more = ''): Promise<string> {
  administration ??= administer();
  const { address, pool } = await administration;
  made += 1;
  const name = `site_${made}`;
  await pool.query(`create database ${name} ${more}`);
  return `${address}/${name}`;
}

/** Makes an empty database in the cluster of this process and gives its address. */
export function createPostgres(): Promise<string> {
  return create();
}

async function createTemplate(): Promise<string> {
  const url = await create();
  await (await openDatabase({ DATA_DIR: '', DATABASE_URL: url })).close();
  return new URL(url).pathname.slice(1);
}

/** The same with the server's tables in it: a copy, since making them takes longer. All of them have one secret. */
export async function createPostgresWithTables(): Promise<string> {
  template ??= createTemplate();
  return create(`template ${await template}`);
}
