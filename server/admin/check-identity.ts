import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isInUse } from '../backup/restore.ts';
import type { Config } from '../config.ts';
import { nameDatabase } from '../db/open.ts';
import { type CheckResult, reasonOf } from './check-result.ts';

/** Milliseconds that the server has for answering. */
const timeout = 10_000;

type Health = 'ready' | 'not ready' | 'silent';

function addressOf({ HOST, PORT }: Config): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[HOST] ?? (HOST.includes(':') ? `[${HOST}]` : HOST);
  return `http://${host}:${PORT}`;
}

async function askHealth(address: string): Promise<Health> {
  try {
    const answer = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
    return answer.ok ? 'ready' : 'not ready';
  } catch {
    return 'silent';
  }
}

/** What is wrong with the file's owner or mode, or null. */
async function findWrongOwner(config: Config, path: string): Promise<string | null> {
  const [file, folder] = await Promise.all([stat(path), stat(config.DATA_DIR)]);
  if (file.uid !== folder.uid) {
    return `\`${path}\` belongs to user ${file.uid} and its folder to user ${folder.uid}. Give both to the user of the server with chown.`;
  }
  // Windows has no such modes: who may read a file follows from its folder there.
  if (process.platform !== 'win32' && (file.mode & 0o077) !== 0)
    return `Others on this machine may read \`${path}\`. Run \`chmod 600\` on it.`;
  return null;
}

/** Checks that the database is the one of the server at HOST and PORT, and its owner. */
export async function checkIdentity(config: Config): Promise<CheckResult> {
  const address = addressOf(config);
  const health = await askHealth(address);
  if (health === 'not ready') {
    return { state: 'wrong', sentence: `The server at ${address} is not ready: its log says why.` };
  }
  const silent = `No server answers at ${address}.`;
  if (config.DATABASE_URL !== undefined) {
    if (health === 'silent') return { state: 'note', sentence: silent };
    return { state: 'ok', sentence: `The server at ${address} is ready. This is ${nameDatabase(config)}.` };
  }
  const path = resolve(join(config.DATA_DIR, 'site.sqlite'));
  try {
    const wrong = await findWrongOwner(config, path);
    if (wrong !== null) return { state: 'wrong', sentence: wrong };
  } catch (error) {
    return { state: 'wrong', sentence: `The file cannot be looked at: ${reasonOf(error)}.` };
  }
  if (health === 'silent') return { state: 'note', sentence: silent };
  if (await isInUse(path))
    return { state: 'ok', sentence: `The server at ${address} is ready, and \`${path}\` is in use.` };
  return {
    state: 'wrong',
    sentence: `The server at ${address} has another database open than \`${path}\`. Run this with the settings of the server (server/deploy/site-admin), or start the server again if the file was replaced.`,
  };
}
