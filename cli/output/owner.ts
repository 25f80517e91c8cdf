import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that holds a folder: its command, and what distinguishes it from another process with the same id. */
export interface LockOwner {
  readonly pid: number;
  readonly started: string | null;
  readonly host: string;
  readonly command: string;
}

/** The current process as an owner. */
export function describeSelf(command: string): LockOwner {
  return { pid: process.pid, started: readProcess(process.pid)?.started ?? null, host: hostname(), command };
}

/** Parses a lock file; null if it is incomplete. */
export function parseOwner(text: string): LockOwner | null {
  try {
    const { pid, started = null, host, command } = JSON.parse(text);
    return Number.isInteger(pid) ? { pid, started, host: String(host), command: String(command) } : null;
  } catch {
    return null;
  }
}

/** In milliseconds. Processes on other machines are not visible here, but no command runs longer than this. */
const longest = 10 * 60_000;

/** Whether an owner that wrote its lock file this many milliseconds ago has ended. */
export function isEnded({ pid, started, host }: LockOwner, age: number): boolean {
  if (host !== hostname()) return age > longest;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  const now = readProcess(pid);
  return now !== null && (now.isZombie || (started !== null && now.started !== started));
}

/**
 * When a process started, in the system's own unit, and whether it is a zombie; null if the system does not report it.
 */
function readProcess(pid: number): { readonly started: string; readonly isZombie: boolean } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain any character.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { started: fields[19] ?? '', isZombie: fields[0] === 'Z' };
  } catch {
    return null;
  }
}
