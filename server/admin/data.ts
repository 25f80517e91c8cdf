import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { backUp } from '../db/backup.ts';
import { erasePerson, exportPerson } from '../db/person.ts';
import { purge } from '../db/retention.ts';
import { askYes } from './ask.ts';
import type { Out } from './out.ts';
import { Refusal, withDatabase } from './session.ts';

/** `person export|erase`, `purge` and `backup`. */
export function addDataCommands(program: Command, out: Out): void {
  const person = program.command('person').description('what is held under an e-mail address');
  person
    .command('export <email>')
    .description('write everything held under an address to standard output, as JSON')
    .action(async (email: string) => out.json(await withDatabase(({ database }) => exportPerson(database.db, email))));
  person
    .command('erase <email>')
    .description('erase everything held under an address, files included; backups keep what they have')
    .option('--yes', 'do not ask')
    .action(async (email: string, { yes = false }: { yes?: boolean }) => {
      if (!yes && !(await askYes(`Erase everything held under ${email}?`))) {
        throw new Refusal('Nothing was erased. Answer yes, or give `--yes`.');
      }
      const { submissions, messages, chats } = await withDatabase(({ database }) => erasePerson(database, email));
      out.say(`Erased under ${email}: ${submissions} submissions, ${messages} messages, ${chats} lines of chat.`);
    });
  program
    .command('purge')
    .description('delete what is older than it may become; the server does so every day')
    .action(async () => {
      const gone = await withDatabase(({ database, config, now }) => purge(database, config, now));
      out.say(
        `Deleted: ${gone.chats} lines of chat, ${gone.messages} messages, ${gone.admissions} admissions to the chat.`,
      );
    });
  program
    .command('backup <file>')
    .description('write one consistent copy of the database while the server runs')
    .action(async (file: string) => {
      if (existsSync(file)) throw new Refusal(`\`${file}\` exists already. Name a new file.`);
      await withDatabase(({ database, config }) => backUp(database, config.DATABASE_URL, file));
      out.say(`The backup is in ${file}.`);
    });
}
