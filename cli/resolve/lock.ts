import type { Addresses } from './addresses.ts';

/** An address that was made public once, and the line of routes.lock that says so. */
export interface Recorded {
  readonly address: string;
  readonly line: number;
}

/** The addresses of a routes.lock: one on a line, `#` begins a comment. */
export function parseLock(text: string): Recorded[] {
  return text
    .split('\n')
    .map((line, index) => ({ address: line.replace(/#.*/, '').trim(), line: index + 1 }))
    .filter(({ address }) => address !== '');
}

/** Every address that a reader can open: the routes and the aliases that lead to them. */
export function listPublic(addresses: Addresses): string[] {
  return [...addresses.routes.keys(), ...addresses.aliases.keys()];
}
