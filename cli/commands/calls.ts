import type { LockOwner } from '../output/owner.ts';

/** A call as it is typed. */
export function describeCall(args: readonly string[]): string {
  return ['npm run site --', ...args.map((word) => (/^[\w@./:=+-]+$/.test(word) ? word : `'${word}'`))].join(' ');
}

/** Who holds a folder, in words. */
export function describeOwner(owner: LockOwner | null): string {
  return owner === null ? 'another command' : `\`${owner.command}\` (process ${owner.pid})`;
}
