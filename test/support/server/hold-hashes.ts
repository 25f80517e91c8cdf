import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

export interface HeldHashes {
  /** How many hashes are pending. */
  readonly count: () => number;
  /** Computes the pending hashes, and from now on each at once. */
  readonly release: () => void;
}

/** Delays all password hashes until they are released, so that what waits for one waits on any machine. */
export function holdHashes(): HeldHashes {
  const { scrypt } = crypto;
  const held: (() => void)[] = [];
  const put = (hash: typeof scrypt) => {
    crypto.scrypt = hash;
    syncBuiltinESMExports();
  };
  put(((...args: Parameters<typeof scrypt>) => void held.push(() => scrypt(...args))) as typeof scrypt);
  return {
    count: () => held.length,
    release: () => {
      put(scrypt);
      for (const make of held.splice(0)) make();
    },
  };
}
