import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual, promisify } from 'node:util';
import { sql } from 'kysely';
import { type Counts, countRows, countWith } from '../db/counts.ts';
import type { Db } from '../db/tables.ts';

const run = promisify(execFile);

/**
 * Runs one of PostgreSQL's programs. Throws a sentence when it is not installed, and its error output when it fails.
 */
async function runTool(name: string, words: readonly string[], url: string): Promise<void> {
  const { address, env } = connectionOf(url);
  await run(name, [`--dbname=${address}`, ...words], { env, maxBuffer: 1024 * 1024 }).catch((error) => {
    throw refusal(name, error);
  });
}

function refusal(name: string, error: NodeJS.ErrnoException & { stderr?: string }): Error {
  if (error.code !== 'ENOENT') return new Error((error.stderr || error.message).trim());
  return new Error(`\`${name}\` is not there. Install PostgreSQL's client programs, as new as the server or newer.`);
}

/**
 * The address without its password, which every user of the machine could read on a command line, and an environment
 * with the password in it. What the driver of Node calls otherwise than PostgreSQL does is said in PostgreSQL's words.
 */
export function connectionOf(url: string): { readonly address: string; readonly env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password) || address.searchParams.get('password');
  address.password = '';
  address.searchParams.delete('password');
  address.searchParams.delete('uselibpqcompat');
  if (address.searchParams.get('sslmode') === 'no-verify') address.searchParams.set('sslmode', 'require');
  return { address: address.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } };
}

/** Reads a whole archive and counts its rows. Throws when it is cut off or damaged. */
export async function verifyArchive(path: string): Promise<Counts> {
  const child = spawn('pg_restore', ['--data-only', '--file=-', path], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(refusal('pg_restore', error)));
    child.once('close', resolve);
  });
  ended.catch(() => undefined);
  const rows = new Map<string, number>();
  let table: string | null = null;
  for await (const line of createInterface({ input: child.stdout })) {
    if (table === null) table = /^COPY (?:\S+\.)?(\w+) \(/.exec(line)?.[1] ?? null;
    else if (line === '\\.') table = null;
    else rows.set(table, (rows.get(table) ?? 0) + 1);
  }
  if ((await ended) !== 0) throw new Error(`The archive is damaged: ${said.trim()}`);
  return countWith((name) => rows.get(name) ?? 0);
}

/** Writes pg_dump's archive of one moment to a file, reads it back, and gives the number of its rows. */
export async function dumpPostgres(db: Db, url: string, path: string): Promise<Counts> {
  const expected = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      // The dump and the counts share one snapshot, however long the dump takes.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(transaction);
      const counts = await countRows(transaction);
      const words = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.id}`, `--file=${path}`];
      await runTool('pg_dump', words, url);
      return counts;
    });
  const copied = await verifyArchive(path);
  if (!isDeepStrictEqual(copied, expected)) {
    throw new Error('The archive does not hold as many rows as the database. Look at the disk that it was written to.');
  }
  return copied;
}

/** Restores an archive into an empty database, all of it or nothing. */
export async function restoreArchive(url: string, path: string): Promise<void> {
  await runTool('pg_restore', ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', path], url);
}
