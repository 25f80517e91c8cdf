import { createHmac } from 'node:crypto';

export type Hash = (...parts: readonly string[]) => string;

/** Gives a keyed hash: equal parts give the same text, which reveals nothing without the secret. */
export function createHasher(secret: string): Hash {
  return (...parts) => {
    const hmac = createHmac('sha256', secret);
    for (const part of parts) hmac.update(`${part.length}:${part}`);
    return hmac.digest('base64url').slice(0, 32);
  };
}
