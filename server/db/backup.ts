import { execFile } from 'node:child_process';
import { chmod, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Database } from './open.ts';
import { withConnection } from './sqlite-file.ts';

const run = promisify(execFile);

async function copySqlite(from: string, to: string): Promise<void> {
  await withConnection(from, (file) => file.prepare('vacuum into ?').run(to));
  const found = await withConnection(
    to,
    (copy) => Object.values(copy.prepare('pragma integrity_check(1)').get() ?? {})[0],
  );
  if (found !== 'ok') throw new Error(`The copy is damaged: ${found}`);
}

async function dumpPostgres(url: string, path: string): Promise<void> {
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${path}`], {
    // On the command line every user of the machine could read the password.
    env: { ...process.env, ...connectionOf(url) },
  });
}

function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
}

/** Writes one consistent copy of the database to a file while the server runs: a SQLite file, or pg_dump's archive. A file appears whole or not at all. */
export async function backUp({ file }: Database, databaseUrl: string | undefined, path: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    if (file !== null) await copySqlite(file.path, unfinished);
    else await dumpPostgres(databaseUrl ?? '', unfinished);
    await chmod(unfinished, 0o600);
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}
