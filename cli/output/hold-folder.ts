/** Keeps two commands from writing into one folder at a time. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '../core/disk-fault.ts';
import { describeSelf, isEnded, type LockOwner, parseOwner } from './owner.ts';

/** Another command holds the folder, and nothing has been done. */
export class HeldError extends Error {
  readonly owner: LockOwner | null;

  constructor(owner: LockOwner | null) {
    super(`Held by ${owner === null ? 'another command' : `process ${owner.pid}`}.`);
    this.owner = owner;
  }
}

export interface Hold {
  /** The command that wants the folder, as its user typed it. */
  readonly command: string;
  /** How many milliseconds to wait for a process that holds the folder. */
  readonly patience: number;
  /** Called once, if the command has to wait, with the process that it waits for. */
  readonly onWait: (owner: LockOwner | null) => void;
  /** Removes what nobody needs from the folder. Called before the folder is released, also after a signal. */
  readonly tidy: () => void;
}

/** The lock file in a held folder, which names its owner. */
const ownerName = 'owner';
const pause = 25;
/** The lock file is written at once: if it is still incomplete after this many milliseconds, its owner was killed. */
const settled = 2000;

/**
 * Locks a folder for this process. When the process has released it or was killed, the next process gets the folder
 * with its contents. Throws a HeldError if another process still holds it when the waiting time is over.
 */
export async function holdFolder(folder: string, { command, patience, onWait, tidy }: Hold) {
  const until = Date.now() + patience;
  let abandonedBy: string | null = null;
  let isTold = false;
  for (;;) {
    if (takeFolder(folder, command)) break;
    const other = readOwner(folder);
    if (other === null) continue;
    if (other.isGone) {
      if (evict(folder, other.text)) abandonedBy = other.owner?.command ?? 'site';
      continue;
    }
    if (Date.now() >= until) throw new HeldError(other.owner);
    if (!isTold) onWait(other.owner);
    isTold = true;
    await wait(pause);
  }
  const leave = () => {
    try {
      tidy();
    } finally {
      letGo(folder);
    }
  };
  const end = endWith(leave);
  return {
    /**
     * The command that was killed before it could release the folder and left its files there; null if there was none.
     */
    abandonedBy,
    /** Tidies and releases the folder, and removes it if it is empty. */
    release(): void {
      end();
      leave();
    },
  };
}

/** If several processes try at the same moment, only one can create the lock file. */
function takeFolder(folder: string, command: string): boolean {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const file = join(folder, ownerName);
  let handle: number;
  try {
    handle = openSync(file, 'wx');
  } catch (error) {
    if (hasCode(error, 'EEXIST', 'ENOENT')) return false;
    throw error;
  }
  try {
    writeFileSync(handle, JSON.stringify(describeSelf(command)));
  } catch (error) {
    letGo(folder);
    throw error;
  } finally {
    closeSync(handle);
  }
  return true;
}

/** Releases the folder, and removes it if it is empty. */
function letGo(folder: string): void {
  rmSync(join(folder, ownerName), { force: true });
  try {
    rmdirSync(folder);
  } catch (error) {
    // The folder is not empty, or another process has already taken or removed it.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error;
  }
}

/** The owner of a folder; null if it is not held any more. */
function readOwner(folder: string) {
  const file = join(folder, ownerName);
  try {
    const text = readFileSync(file, 'utf8');
    const age = Date.now() - statSync(file).mtimeMs;
    const owner = parseOwner(text);
    return { owner, text, isGone: owner === null ? age > settled : isEnded(owner, age) };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Removes the lock file of an owner that has ended. If several processes try, one succeeds; a newer lock file is put
 * back.
 */
function evict(folder: string, text: string): boolean {
  const aside = join(folder, `${ownerName}.${randomBytes(8).toString('hex')}`);
  try {
    renameSync(join(folder, ownerName), aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
  if (readFileSync(aside, 'utf8') === text) {
    rmSync(aside);
    return true;
  }
  renameSync(aside, join(folder, ownerName));
  return false;
}

/**
 * Removes everything from a held folder except its lock file, even while a process that is about to end still writes
 * there.
 */
export function emptyFolder(folder: string): void {
  for (const entry of readdirSync(folder))
    if (entry !== ownerName) rmSync(join(folder, entry), { recursive: true, force: true, maxRetries: 5 });
}

/** Runs `work` before a signal ends this process, until the returned function is called. */
function endWith(work: () => void): () => void {
  const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
  const end = (signal: NodeJS.Signals) => {
    work();
    process.exit(128 + signals[signal as keyof typeof signals]);
  };
  for (const signal of Object.keys(signals)) process.on(signal, end);
  return () => {
    for (const signal of Object.keys(signals)) process.off(signal, end);
  };
}
