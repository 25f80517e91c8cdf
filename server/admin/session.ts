import { type Config, readConfig } from '../config.ts';
import { classify } from '../db/errors.ts';
import { createIds, type MakeId } from '../db/ids.ts';
import { UnusableDatabase } from '../db/migrate.ts';
import { type Database, nameDatabase, openExisting } from '../db/open.ts';
import { makeRoom } from '../db/reserve.ts';

/** What went wrong in a command, as a sentence for the one who typed it. */
export class Refusal extends Error {}

export interface Session {
  readonly config: Config;
  readonly database: Database;
  readonly makeId: MakeId;
  readonly now: Date;
}

/** Reads the settings and says, beside the result, which database they name. */
export function readSettings(): Config {
  const result = readConfig(process.env);
  if ('wrong' in result) throw new Refusal(result.wrong.join('\n'));
  console.error(`Database: ${nameDatabase(result.config)}`);
  return result.config;
}

/** Makes a sentence of what a database could not do. */
function explain(error: unknown, { DATABASE_URL }: Config): unknown {
  if (error instanceof Refusal || error instanceof UnusableDatabase) return error;
  const reason = error instanceof Error ? error.message : String(error);
  switch (classify(error)) {
    case 'full': {
      const disk = DATABASE_URL === undefined ? 'The disk of the database' : 'The disk of PostgreSQL';
      return new Refusal(
        `${disk} is full (${reason}). Deleting needs about as much room as it frees, 2 MB at least: make room beside the database, then run the command again.`,
      );
    }
    case 'busy':
      return new Refusal(`Another program has been writing to the database for two seconds. Run the command again.`);
    case 'unreachable':
      return new Refusal(`The database cannot be read or written: ${reason}. Look at its disk or its server first.`);
    default:
      return error;
  }
}

async function act<Result>(config: Config, command: (session: Session) => Promise<Result>): Promise<Result> {
  if (config.DATABASE_URL === undefined) await makeRoom(config.DATA_DIR);
  const database = await openExisting(config);
  try {
    return await command({ config, database, makeId: createIds(), now: new Date() });
  } finally {
    // What the command has done is done, and what it has read is worth printing.
    await database.close().catch(({ message }: Error) => console.error(`The database was not closed well: ${message}`));
  }
}

/** Opens the database that the environment names, does something with it, and closes it. Throws a sentence when there is no such database. */
export async function withDatabase<Result>(command: (session: Session) => Promise<Result>): Promise<Result> {
  const config = readSettings();
  try {
    return await act(config, command);
  } catch (error) {
    throw explain(error, config);
  }
}
