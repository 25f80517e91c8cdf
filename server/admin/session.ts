import { type Config, readConfig } from '../config.ts';
import { createIds, type MakeId } from '../db/ids.ts';
import { type Database, openDatabase } from '../db/open.ts';

/** What went wrong in a command, as a sentence for the one who typed it. */
export class Refusal extends Error {}

export interface Session {
  readonly config: Config;
  readonly database: Database;
  readonly makeId: MakeId;
  readonly now: Date;
}

/** Opens the database that the environment names, does something with it, and closes it. */
export async function withDatabase<Result>(act: (session: Session) => Promise<Result>): Promise<Result> {
  const result = readConfig(process.env);
  if ('wrong' in result) throw new Refusal(result.wrong.join('\n'));
  const { config } = result;
  const database = await openDatabase(config);
  try {
    return await act({ config, database, makeId: createIds(), now: new Date() });
  } finally {
    await database.close();
  }
}
