import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/** What makes a cluster quick that nobody needs after a power cut. */
const quick = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';

interface Cluster {
  readonly url: string;
  readonly data: string;
  readonly start: () => void;
  readonly remove: () => void;
}

/** Makes a throw-away cluster on the loopback address and starts it. */
async function startCluster(settings: string): Promise<Cluster> {
  const bin = findBin();
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  run(join(bin, 'initdb'), '-D', data, '--auth=trust', '--username=site', '--no-sync', '--encoding=UTF8');
  const port = await findFreePort();
  const options = `-c listen_addresses=127.0.0.1 -p ${port} -k ${folder} -c max_connections=200 ${settings}`;
  const start = () => run(join(bin, 'pg_ctl'), '-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start');
  start();
  return {
    url: `postgres://site@127.0.0.1:${port}`,
    data,
    start,
    remove: () => {
      run(join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface DurablePostgres {
  /** The address of an empty database. */
  readonly url: string;
  /** Ends it as a power cut would end the process: nobody is told, nothing is finished. */
  readonly kill: () => void;
  /** Starts it again once the last process of the killed one has ended. */
  readonly restart: () => void;
  readonly remove: () => void;
}

/** Starts a cluster of its own that keeps what it acknowledges, as PostgreSQL does unless it is told otherwise. */
export async function startDurablePostgres(): Promise<DurablePostgres> {
  const { url, data, start, remove } = await startCluster('');
  return {
    url: `${url}/postgres`,
    kill: () => process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL'),
    restart: () => {
      for (let tried = 1; ; tried += 1) {
        try {
          return start();
        } catch (error) {
          // It refuses while a process of the killed one still holds the shared memory.
          if (tried === 20) throw error;
        }
      }
    },
    remove,
  };
}

let administration: Promise<{ readonly address: string; readonly pool: pg.Pool }> | undefined;
let template: Promise<string> | undefined;
let made = 0;

async function administer() {
  const { url: address, remove } = await startCluster(quick);
  process.once('exit', remove);
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
