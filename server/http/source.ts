import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The network that an address belongs to, as far as limits go: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length - (plain.includes('.') ? 1 : 0);
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

export type Hash = (...parts: readonly string[]) => string;

/** Gives a keyed hash: the same parts give the same text, which says nothing to those who lack the secret. */
export function createHasher(secret: string): Hash {
  return (...parts) => {
    const hmac = createHmac('sha256', secret);
    for (const part of parts) hmac.update(`${part.length}:${part}`);
    return hmac.digest('base64url').slice(0, 32);
  };
}
