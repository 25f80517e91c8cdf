import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Seconds for which a code is valid (RFC 6238), and how many codes before and after the current one are accepted, for
 * clocks that differ.
 */
const stepSeconds = 30;
const stepsAside = 1;
const digits = 6;
const secretBytes = 20;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in base32 (RFC 4648) without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The bytes of a base32 text. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A new secret for an authenticator app, in base32. */
export function makeSecret(): string {
  return toBase32(randomBytes(secretBytes));
}

/** The code of a time step (RFC 4226, 6238), with SHA-1 as in every authenticator app. */
export function codeAt(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** The time step of a code, or null when the code is wrong. */
export function matchCode(secret: string, code: string, now: Date): number | null {
  const given = Buffer.from(code.replace(/\s/g, ''));
  const present = Math.floor(now.getTime() / 1000 / stepSeconds);
  for (let step = present - stepsAside; step <= present + stepsAside; step += 1) {
    const right = Buffer.from(codeAt(fromBase32(secret), step));
    if (given.length === right.length && timingSafeEqual(given, right)) return step;
  }
  return null;
}

/** The otpauth address with which an authenticator app imports a secret: its issuer, and its account. */
export function otpAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
