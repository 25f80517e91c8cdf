import type { Addresses } from './addresses.ts';

/** An address that was published once, with its line in routes.lock. */
export interface Recorded {
  readonly address: string;
  readonly line: number;
}

/** Parses a routes.lock: one address on each line, `#` begins a comment. */
export function parseLock(text: string): Recorded[] {
  return text
    .split('\n')
    .map((line, index) => ({ address: line.replace(/#.*/, '').trim(), line: index + 1 }))
    .filter(({ address }) => address !== '');
}

/** The recorded addresses at which nothing answers, with those of pages that are kept back. */
export function listLost(model: { readonly recorded: readonly Recorded[] | null; readonly addresses: Addresses }) {
  const open = new Set(listPublic(model.addresses));
  return (model.recorded ?? []).filter(({ address }) => !open.has(address));
}

/** All addresses that a reader can open: routes and the aliases that lead to them. */
export function listPublic(addresses: Addresses): string[] {
  return [...addresses.routes.keys(), ...addresses.aliases.keys()];
}
