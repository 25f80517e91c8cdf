import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../config.ts';
import { classify } from '../db/errors.ts';
import { createIds, type MakeId } from '../db/ids.ts';
import { UnusableDatabase } from '../db/migrate.ts';
import { type Database, nameDatabase, openExisting } from '../db/open.ts';
import { withReserve } from '../db/reserve.ts';

/** Why a command could not run, as a sentence for the operator. */
export class CommandRefusal extends Error {}

export interface Session {
  readonly config: Config;
  readonly database: Database;
  readonly makeId: MakeId;
  readonly now: Date;
}

type Command<Result> = (session: Session) => Promise<Result>;

/** Reads the settings, and prints which database they name to standard error. */
export function readSettings(): Config {
  const result = readConfig(process.env);
  if ('wrong' in result) throw new CommandRefusal(result.wrong.join('\n'));
  console.error(`Database: ${nameDatabase(result.config)}`);
  return result.config;
}

/** Makes a sentence for the operator of a database error. */
function explain(error: unknown, config: Config): unknown {
  if (error instanceof UnusableDatabase && classify(error.cause) === 'full') return explain(error.cause, config);
  const reason = error instanceof Error ? error.message : String(error);
  switch (classify(error)) {
    case 'full': {
      const disk = config.DATABASE_URL === undefined ? 'The disk of the database' : 'The disk of PostgreSQL';
      return new CommandRefusal(
        `${disk} is full (${reason}). Deleting needs about as much room as it frees, 2 MB at least: make room on that disk, then run the command again.`,
      );
    }
    case 'busy':
      return new CommandRefusal(
        `Another program has been writing to the database for two seconds. Run the command again.`,
      );
    case 'unreachable':
      return new CommandRefusal(
        `The database cannot be read or written: ${reason}. Look at its disk or its server first.`,
      );
    default:
      return error;
  }
}

async function act<Result>(config: Config, command: Command<Result>): Promise<Result> {
  const database = await openExisting(config);
  try {
    return await command({ config, database, makeId: createIds(), now: new Date() });
  } finally {
    // The command has succeeded, and what it has read is worth printing.
    await database.close().catch(({ message }: Error) => console.error(`The database was not closed well: ${message}`));
  }
}

/** True when SQLite had no room to create the files that it needs for reading. */
function isCramped(error: unknown): boolean {
  const trouble = error instanceof UnusableDatabase ? classify(error.cause) : null;
  return trouble === 'full' || trouble === 'unreachable';
}

/**
 * Opens the configured database, runs a command with it, and closes it. Throws a sentence when there is no such
 * database.
 */
export async function withDatabase<Result>(command: Command<Result>): Promise<Result> {
  const config = readSettings();
  try {
    return await act(config, command).catch((error) => {
      if (config.DATABASE_URL !== undefined || !isCramped(error)) throw error;
      return withReserve(config.DATA_DIR, () => act(config, command));
    });
  } catch (error) {
    throw explain(error, config);
  }
}

/** The same for commands that free space, which may use the reserve. */
export async function withDatabaseAndReserve<Result>(command: Command<Result>): Promise<Result> {
  const config = readSettings();
  try {
    if (config.DATABASE_URL !== undefined || !existsSync(config.DATA_DIR)) return await act(config, command);
    return await withReserve(config.DATA_DIR, () => act(config, command));
  } catch (error) {
    throw explain(error, config);
  }
}
