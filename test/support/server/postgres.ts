import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
  // The server keeps inherited file descriptors open; only its log file may be one.
  execFileSync(file, rest, { stdio: 'ignore', cwd: tmpdir() });
}

/** Settings that make a cluster fast but not durable. */
const quick = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';

interface Cluster {
  /** The address of one of its databases. */
  readonly urlOf: (database: string) => string;
  readonly data: string;
  readonly start: () => void;
  readonly remove: () => void;
}

/**
 * Creates a temporary cluster and starts it. It is reached by a socket in its folder, because a free port may be taken
 * by the time it starts.
 */
function startCluster(settings: string): Cluster {
  const bin = findBin();
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  run(join(bin, 'initdb'), '-D', data, '--auth=trust', '--username=site', '--no-sync', '--encoding=UTF8');
  const options = `-c listen_addresses= -k ${folder} -c max_connections=200 ${settings}`;
  const start = () => run(join(bin, 'pg_ctl'), '-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start');
  start();
  return {
    urlOf: (database) => `postgres://site@localhost/${database}?host=${folder}`,
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
  /** Kills it as a power cut would: nothing is notified or finished. */
  readonly kill: () => void;
  /** Starts it again once the last process of the killed one has ended. */
  readonly restart: () => void;
  readonly remove: () => void;
}

/** Starts a separate cluster that is durable, as PostgreSQL is by default. */
export function startDurablePostgres(): DurablePostgres {
  const { urlOf, data, start, remove } = startCluster('');
  return {
    url: urlOf('postgres'),
    kill: () => process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL'),
    restart: () => {
      const limit = Date.now() + 60_000;
      for (;;) {
        try {
          return start();
        } catch (error) {
          // It refuses to start while a process of the killed one still holds the shared memory.
          if (Date.now() > limit) throw error;
        }
      }
    },
    remove,
  };
}

let administration: { readonly urlOf: Cluster['urlOf']; readonly pool: pg.Pool } | undefined;
let template: Promise<string> | undefined;
let made = 0;

function administer() {
  const { urlOf, remove } = startCluster(quick);
  process.once('exit', remove);
  return { urlOf, pool: new pg.Pool({ connectionString: urlOf('postgres'), max: 1, allowExitOnIdle: true }) };
}

async function create(more = ''): Promise<string> {
  administration ??= administer();
  const { urlOf, pool } = administration;
  made += 1;
  const name = `site_${made}`;
  await pool.query(`create database ${name} ${more}`);
  return urlOf(name);
}

/** Creates an empty database in the cluster of this process and gives its address. */
export function createPostgres(): Promise<string> {
  return create();
}

async function createTemplate(): Promise<string> {
  const url = await create();
  await (await openDatabase({ DATA_DIR: '', DATABASE_URL: url })).close();
  return new URL(url).pathname.slice(1);
}

/**
 * Creates a database with the server's tables: a copy, because creating the tables takes longer. All copies have the
 * same secret.
 */
export async function createPostgresWithTables(): Promise<string> {
  template ??= createTemplate();
  return create(`template ${await template}`);
}
