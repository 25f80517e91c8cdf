import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { classify } from './errors.ts';
import type { Database } from './open.ts';
import { withConnection } from './sqlite-file.ts';

const personal = 'questions, submissions, uploads, messages, chats, declined, verified, notices, reply_mails, audit';
const tries = 100;
const tryAgainAfter = 20;

function stillHeld(where: string): Error {
  return new Error(
    `It is deleted, but somebody is reading ${where}, which still holds it. Run \`admin purge\` to overwrite it there, too.`,
  );
}

/**
 * Makes deleted data unreadable. SQLite has overwritten it (secure_delete), but its log still holds the old pages until
 * it is emptied. PostgreSQL rewrites the tables: those with personal data, or the one that is named. Throws when
 * readers hold the log or a table for two seconds.
 */
export async function scrub({ file, db }: Database, tables = personal): Promise<void> {
  if (file === null) {
    await db.connection().execute(async (connection) => {
      // Rewriting large tables takes longer than a visitor's statement may.
      await sql`set statement_timeout = 0`.execute(connection);
      // Whoever comes meanwhile waits behind it, and a dump holds every table for as long as it takes.
      await sql`set lock_timeout = ${sql.lit(tries * tryAgainAfter)}`.execute(connection);
      try {
        await sql.raw(`vacuum full ${tables}`).execute(connection);
      } catch (error) {
        throw classify(error) === 'busy' ? stillHeld('a table') : error;
      } finally {
        await sql`reset lock_timeout`.execute(connection);
        await sql`reset statement_timeout`.execute(connection);
      }
    });
    return;
  }
  await withConnection(file.path, async (connection) => {
    for (let tried = 0; tried < tries; tried += 1) {
      const { busy } = connection.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number };
      if (busy === 0) return;
      await wait(tryAgainAfter);
    }
    throw stillHeld('the log of the database');
  });
}
