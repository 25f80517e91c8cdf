import { timingSafeEqual } from 'node:crypto';
import type { Hash } from '../db/hash.ts';

/** The path of confirmation links. Id and key are in the query, which is never logged. */
export const replyMailPath = '/api/reply-mail';

function keyOf(hash: Hash, id: string): string {
  return hash('confirm-reply-mail', id);
}

/** True when a key is the one that was sent to the address. */
export function isReplyMailKey(hash: Hash, id: string, key: string): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(keyOf(hash, id))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The confirmation link below the address of the site. */
export function replyMailLink(hash: Hash, site: string, id: string): string {
  return `${site}${replyMailPath}?id=${id}&key=${keyOf(hash, id)}`;
}
