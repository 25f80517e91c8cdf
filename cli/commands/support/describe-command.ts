import type { LockOwner } from '../../output/owner.ts';

/** The command that runs, as it is typed in a shell. */
export function describeCommand(): string {
  const words = process.argv.slice(2).map((word) => (/^[\w@./:=+-]+$/.test(word) ? word : `'${word}'`));
  return ['npm run site --', ...words].join(' ');
}

/** Which command has locked a folder. */
export function describeOwner(owner: LockOwner | null): string {
  return owner === null ? 'another command' : `\`${owner.command}\` (process ${owner.pid})`;
}
