import type { LockOwner } from '../../output/owner.ts';

/** A command as it is typed in a shell. */
export function describeCommand(args: readonly string[]): string {
  return ['npm run site --', ...args.map((word) => (/^[\w@./:=+-]+$/.test(word) ? word : `'${word}'`))].join(' ');
}

/** Which command has locked a folder. */
export function describeOwner(owner: LockOwner | null): string {
  return owner === null ? 'another command' : `\`${owner.command}\` (process ${owner.pid})`;
}
