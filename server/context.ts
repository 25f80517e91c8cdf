import type { LimitGuesses } from './auth/limit-guesses.ts';
import type { Config } from './config.ts';
import type { Hash } from './db/hash.ts';
import type { MakeId } from './db/ids.ts';
import type { ReadRevision } from './db/revision.ts';
import type { Db } from './db/tables.ts';
import type { Limiter } from './http/limiter.ts';

/** What all routes share. */
export interface Context {
  readonly config: Config;
  readonly db: Db;
  readonly readRevision: ReadRevision;
  /** Overwrites what was deleted from a table. */
  readonly overwrite: (table: 'questions') => Promise<void>;
  readonly makeId: MakeId;
  readonly limiter: Limiter;
  readonly limitGuesses: LimitGuesses;
  readonly hash: Hash;
  readonly now: () => Date;
  /** Sends the notices that wait; null when no mail is configured. */
  readonly notify: (() => void) | null;
}
