import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

export interface HeldHashes {
  /** How many hashes were asked for and are not made. */
  readonly count: () => number;
  /** Makes them, and from now on each as it is asked for. */
  readonly release: () => void;
}

/** Has no hash of a password made until they are released: what waits for one then waits on any machine. */
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
