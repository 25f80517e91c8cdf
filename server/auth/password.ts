import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** The cost of a hash: scrypt's logarithm of N, its r and its p. */
export interface Cost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's parameters for scrypt: 32 MiB and about 0.2 s a hash. */
const owasp: Cost = { ln: 15, r: 8, p: 3 };
const keyLength = 32;
const saltLength = 16;
const phc = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** ln;
  // Node's limit is 32 MiB unless it is raised.
  const options: ScryptOptions = { N, r, p, maxmem: 2 * 128 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Hashes a password with a random salt, as a PHC string. */
export async function hashPassword(password: string, cost = owasp): Promise<string> {
  const salt = randomBytes(saltLength);
  const key = await derive(password, salt, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${base64(salt)}$${base64(key)}`;
}

/** True when a password matches a hash. Without a hash it takes as long as with one, and is false. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, ln, r, p, salt = '', key = ''] = phc.exec(hash ?? '') ?? [];
  if (ln === undefined) {
    await derive(password, Buffer.alloc(saltLength), owasp);
    return false;
  }
  const expected = Buffer.from(key, 'base64');
  const found = await derive(password, Buffer.from(salt, 'base64'), { ln: Number(ln), r: Number(r), p: Number(p) });
  return expected.length === found.length && timingSafeEqual(expected, found);
}
