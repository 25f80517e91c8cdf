import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { watchPassages } from '../answer/passages.ts';
import { listAside } from '../backup/restore.ts';
import type { Config } from '../config.ts';
import { freeBytes } from '../db/reserve.ts';
import { readServedSite } from '../site/read-site.ts';
import { type CheckResult, describeSpan, reasonOf } from './check-result.ts';

const MiB = 1024 * 1024;
/** MB below which a proposal's file and its log no longer fit. */
const tooLittle = 64;
const little = 1024;

/** Checks the free space on the disk of the database. */
export async function checkDisk({ DATA_DIR, DATABASE_URL }: Config): Promise<CheckResult> {
  if (DATABASE_URL !== undefined) {
    return { state: 'note', sentence: 'The database is on the disk of PostgreSQL, which cannot be seen from here.' };
  }
  if (!existsSync(DATA_DIR)) return { state: 'wrong', sentence: `There is no folder \`${resolve(DATA_DIR)}\`.` };
  const free = Math.floor((await freeBytes(DATA_DIR)) / MiB);
  const sentence = `${free} MB are free where the database is.`;
  if (free < tooLittle) return { state: 'wrong', sentence: `${sentence} Make room before visitors are refused.` };
  return { state: free < little ? 'note' : 'ok', sentence };
}

/** Looks for databases that a restore put aside: nothing in them is ever deleted. */
export async function checkAside({ DATA_DIR }: Config): Promise<CheckResult> {
  const aside = await listAside(DATA_DIR);
  if (aside.length === 0) return { state: 'ok', sentence: 'No restore has put anything aside.' };
  const names = aside.map((path) => `\`${path}\``).join(', ');
  return {
    state: 'note',
    sentence: `A restore put aside ${names}, which holds what people sent and is never purged. Remove it when you no longer need it.`,
  };
}

/** Checks that there is a built site to serve. */
export async function checkSite({ DIST_DIR }: Config): Promise<CheckResult> {
  const folder = resolve(DIST_DIR);
  try {
    const { redirects } = await readServedSite(folder);
    // Every build creates the folder anew, while unchanged pages keep their times.
    const { mtime } = await stat(folder);
    const built = `The site in \`${folder}\` was built ${describeSpan(Date.now() - mtime.getTime())} ago`;
    return { state: 'ok', sentence: `${built}. Redirects: ${redirects.size}.` };
  } catch (error) {
    return {
      state: 'wrong',
      sentence: `There is no whole site in \`${folder}\` (${reasonOf(error)}). Run \`npm run build\`, or set DIST_DIR.`,
    };
  }
}

/** Checks that the chatbot has passages to answer from. */
export async function checkPassages({ PASSAGES_FILE }: Config): Promise<CheckResult> {
  const path = resolve(PASSAGES_FILE);
  const count = await watchPassages(path, ({ length }) => length)();
  if (count === null || count === 0) {
    const sentence = `The chatbot has nothing to answer from: \`${path}\` is missing, broken or empty. Run \`npm run build\`, or set PASSAGES_FILE.`;
    return { state: 'wrong', sentence };
  }
  return { state: 'ok', sentence: `The chatbot answers from ${count} passages in \`${path}\`.` };
}
