/** What a database error means for the one who called. */
export type Trouble = 'duplicate' | 'busy' | 'full' | 'unreachable';

/** SQLite's result codes; the low byte of an extended one. */
const sqlite: Readonly<Record<number, Trouble>> = {
  5: 'busy',
  6: 'busy',
  10: 'unreachable',
  13: 'full',
  14: 'unreachable',
};
const sqliteDuplicates = [1555, 2067];
/** @photostructure/sqlite omits the codes in errors of statements that return rows; SQLite's messages are as stable. */
const sqliteSentences: readonly (readonly [RegExp, Trouble])[] = [
  [/^UNIQUE constraint failed/, 'duplicate'],
  [/^database (table )?is locked/, 'busy'],
  [/^database or disk is full/, 'full'],
  [/^(disk I\/O error|unable to open database file)/, 'unreachable'],
];

const codes: Readonly<Record<string, Trouble>> = {
  23505: 'duplicate',
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  57014: 'busy',
  53100: 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EIO: 'unreachable',
  EACCES: 'unreachable',
  DATABASE_REPLACED: 'unreachable',
  53300: 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '25P03': 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ETIMEDOUT: 'unreachable',
};
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/;

/** Classifies an error of either database; null when it is not a known one. */
export function classify(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') {
    return sqliteDuplicates.includes(errcode) ? 'duplicate' : (sqlite[errcode & 0xff] ?? null);
  }
  if (code === 'ERR_SQLITE_ERROR')
    return sqliteSentences.find(([sentence]) => sentence.test(error.message))?.[1] ?? null;
  if (typeof code === 'string' && code.startsWith('08')) return 'unreachable';
  if (typeof code === 'string' && Object.hasOwn(codes, code)) return codes[code] ?? null;
  return brokenConnection.test(error.message) ? 'unreachable' : null;
}
