import { createHash } from 'node:crypto';

/** A digest of several texts, which differs whenever one of them does or they are divided otherwise. */
export function digestOf(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n`).update(text);
  return hash.digest('hex');
}
