import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { backUp } from '../backup/backup.ts';
import { restoreArchive, verifyArchive } from '../backup/backup-postgres.ts';
import { isArchive, isSqlite, moveToPostgres } from '../backup/move-to-postgres.ts';
import { type Restored, restoreSqlite } from '../backup/restore.ts';
import { deleteOldBackups, nameBackup } from '../backup/rotate.ts';
import type { Config } from '../config.ts';
import { countRows, describeCounts, sumOf } from '../db/counts.ts';
import { hasDatabase, openDatabase } from '../db/open.ts';
import type { Out } from './out.ts';
import { CommandRefusal, readSettings, type Session, withDatabase } from './session.ts';

function parseCount(value: string): number {
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new InvalidArgumentError('Give a whole number from 1 to 9999.');
  return Number(value);
}

async function write({ database, config, now }: Session, path: string, keep: number | undefined): Promise<string> {
  if (sumOf(await countRows(database.db)) === 0)
    throw new CommandRefusal('There is nothing in this database to back up.');
  if (keep === undefined) {
    if (existsSync(path))
      throw new CommandRefusal(`\`${path}\` exists already. Name a new file, or a folder with \`--keep\`.`);
    return `The backup is in ${path}: ${describeCounts(await backUp(database, config.DATABASE_URL, path))}.`;
  }
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new CommandRefusal(`There is no folder \`${path}\`. Make it, or mount its disk.`);
  const file = nameBackup(path, database.kind, now);
  const counts = await backUp(database, config.DATABASE_URL, file);
  const dropped = await deleteOldBackups(path, keep, now);
  return `The backup is in ${file}: ${describeCounts(counts)}. Older ones removed: ${dropped.length}.`;
}

/** Tells the owner of a restored file, since a server that runs as another user could not write it. */
function describeOwner({ owner, folderOwner }: Restored): string {
  if (owner === folderOwner) return `The file belongs to user ${owner}, as its folder does.`;
  return `The file belongs to user ${owner} and its folder to user ${folderOwner}: give it to the user of the server with chown.`;
}

async function restoreFile(folder: string, file: string, replace: boolean): Promise<string> {
  if (statSync(file).isFile() && isArchive(file)) {
    throw new CommandRefusal(
      `\`${file}\` is a backup of a PostgreSQL database, which cannot become a SQLite file. Make an empty PostgreSQL database, and name it in DATABASE_URL.`,
    );
  }
  // A damaged file counts too: restoring is made for it.
  if (existsSync(join(folder, 'site.sqlite')) && !replace) {
    throw new CommandRefusal('There is a database already. Give `--replace` to put it aside.');
  }
  const restored = await restoreSqlite(resolve(folder), file, new Date());
  const { counts, aside } = restored;
  const old = aside === null ? '' : ` What was there is in ${aside}; remove it when you no longer need it.`;
  return `${describeCounts(counts)}. ${describeOwner(restored)}${old}`;
}

async function restoreDump(config: Config, url: string, file: string): Promise<string> {
  if (await hasDatabase(config)) {
    throw new CommandRefusal('This database has its tables already. Make an empty one, and name it in DATABASE_URL.');
  }
  if (isSqlite(file)) return `${describeCounts(await moveToPostgres(config, file))}.`;
  const counts = await verifyArchive(file);
  await restoreArchive(url, file);
  return `${describeCounts(counts)}.`;
}

async function restore(file: string, replace: boolean): Promise<string> {
  const config = readSettings();
  if (!existsSync(file)) throw new CommandRefusal(`There is no file \`${file}\`.`);
  const { DATABASE_URL: url, DATA_DIR: folder } = config;
  const restored = url === undefined ? restoreFile(folder, file, replace) : restoreDump(config, url, file);
  return `Restored: ${await restored} Erase again whoever was erased since the backup.`;
}

/** `init`, `backup` and `restore`. */
export function addDatabaseCommands(program: Command, out: Out): void {
  program
    .command('init')
    .description('make an empty database; the server does so when it starts')
    .action(async () => {
      const config = readSettings();
      if (await hasDatabase(config)) throw new CommandRefusal('There is a database already.');
      await (await openDatabase(config)).close();
      out.say('The database is made.');
    });
  program
    .command('backup <path>')
    .description('write one consistent copy of the database to a new file while the server runs, and read it back')
    .option(
      '--keep <count>',
      'the path is a folder: name the file by the time, and keep the newest so many',
      parseCount,
    )
    .action(async (path: string, { keep }: { keep?: number }) =>
      out.say(await withDatabase((session) => write(session, resolve(path), keep))),
    );
  program
    .command('restore <file>')
    .description('put a backup in the place of the database, while no server runs')
    .option('--replace', 'put aside the SQLite file that is there')
    .action(async (file: string, { replace = false }: { replace?: boolean }) =>
      out.say(await restore(resolve(file), replace)),
    );
}
