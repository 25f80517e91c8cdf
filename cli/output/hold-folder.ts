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

/** Another command holds the folder: nothing has been done. */
export class HeldError extends Error {
  readonly owner: LockOwner | null;

  constructor(owner: LockOwner | null) {
    super(`Held by ${owner === null ? 'another command' : `process ${owner.pid}`}.`);
    this.owner = owner;
  }
}

export interface Hold {
  /** The command for whose sake the folder is held, as its user typed it. */
  readonly command: string;
  /** For how many milliseconds to wait for another that holds it. */
  readonly patience: number;
  /** Is told once whom it waits for. */
  readonly onWait: (owner: LockOwner | null) => void;
  /** Takes away what stands in the folder and is of no use to anybody; called before it is let go, also by a signal. */
  readonly tidy: () => void;
}

export interface Held {
  /** The command that was ended before it could let go, and left what stands in the folder; null when none did. */
  readonly abandonedBy: string | null;
  /** Tidies the folder and lets it go; without anything in it, it goes too. */
  readonly release: () => void;
}

/** The file in a held folder that names its owner. */
const ownerName = 'owner';
const pause = 25;
/** The name of an owner is written in one go: what is not whole for so many milliseconds is of one that was killed. */
const settled = 2000;

/**
 * Makes a folder that one process has at a time; the next one gets it, with what stands in it, when the process has let
 * go or was killed. Throws a HeldError when another still holds it after the time to wait.
 */
export async function holdFolder(folder: string, { command, patience, onWait, tidy }: Hold): Promise<Held> {
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
    abandonedBy,
    release() {
      end();
      leave();
    },
  };
}

/** One of several that try at the same moment makes the file. */
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

/** Without anything in it the folder goes too. */
function letGo(folder: string): void {
  rmSync(join(folder, ownerName), { force: true });
  try {
    rmdirSync(folder);
  } catch (error) {
    // Something has to stay, or the next one is in already.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error;
  }
}

/** Who holds a folder; null when nobody does any more. */
function readOwner(
  folder: string,
): { readonly owner: LockOwner | null; readonly text: string; readonly isGone: boolean } | null {
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

/** Takes the name of an owner away who has ended. Of several that try, one does; a name that came meanwhile is put back. */
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

/** Takes away everything in a held folder but the name of its owner, even while a process that was told to end still writes. */
export function emptyFolder(folder: string): void {
  for (const entry of readdirSync(folder))
    if (entry !== ownerName) rmSync(join(folder, entry), { recursive: true, force: true, maxRetries: 5 });
}

/** Does something before a signal ends this process, until the function that it gives is called. */
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
