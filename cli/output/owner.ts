import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that works in a folder: what it was called as, and what tells it from another of the same number. */
export interface LockOwner {
  readonly pid: number;
  readonly started: string | null;
  readonly host: string;
  readonly command: string;
}

/** This process as an owner. */
export function describeSelf(command: string): LockOwner {
  return { pid: process.pid, started: readProcess(process.pid)?.started ?? null, host: hostname(), command };
}

/** What another process wrote of itself; null for what is not whole. */
export function parseOwner(text: string): LockOwner | null {
  try {
    const { pid, started = null, host, command } = JSON.parse(text);
    return Number.isInteger(pid) ? { pid, started, host: String(host), command: String(command) } : null;
  } catch {
    return null;
  }
}

/** What works on another machine cannot be seen from here; no command works for longer than this, in milliseconds. */
const longest = 10 * 60_000;

/** Whether an owner, who wrote its name so many milliseconds ago, has ended. */
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

/** When a process began, in the system's own count, and whether only its name is left; null where the system does not tell. */
function readProcess(pid: number): { readonly started: string; readonly isZombie: boolean } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { started: fields[19] ?? '', isZombie: fields[0] === 'Z' };
  } catch {
    return null;
  }
}
