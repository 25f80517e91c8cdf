import type { Command } from 'commander';
import { listAside } from '../backup/restore.ts';
import { email as emailShape } from '../contract/fields.ts';
import { describeCounts } from '../db/counts.ts';
import { erasePerson, exportPerson, isUnknown, type Person } from '../db/person.ts';
import { purge } from '../db/retention.ts';
import type { Db } from '../db/tables.ts';
import type { Out } from './out.ts';
import { confirm } from './prompt.ts';
import { CommandRefusal, withDatabase, withDatabaseAndReserve } from './session.ts';

/**
 * Reads what is stored under an address; refuses when that is nothing, since a mistyped address must not pass for an
 * erased one.
 */
async function findPerson(db: Db, address: string): Promise<Person> {
  if (!emailShape.safeParse(address).success) throw new CommandRefusal(`\`${address}\` is not an e-mail address.`);
  const person = await exportPerson(db, address);
  if (isUnknown(person)) throw new CommandRefusal(`Nothing is held under \`${person.email}\` in this database.`);
  return person;
}

/** `person export|erase` and `purge`. */
export function addDataCommands(program: Command, out: Out): void {
  const person = program.command('person').description('what is held under an e-mail address');
  person
    .command('export <email>')
    .description('write everything held under an address to standard output, as JSON')
    .action(async (email: string) => out.json(await withDatabase(({ database }) => findPerson(database.db, email))));
  person
    .command('erase <email>')
    .description('erase everything held under an address, files included; backups keep what they have')
    .option('--yes', 'do not ask')
    .action(async (email: string, { yes = false }: { yes?: boolean }) => {
      const { erased, aside, account } = await withDatabaseAndReserve(async ({ database, config }) => {
        const { account } = await findPerson(database.db, email);
        if (!yes && !(await confirm(`Erase everything held under ${email}?`))) {
          throw new CommandRefusal('Nothing was erased. Answer yes, or give `--yes`.');
        }
        return { erased: await erasePerson(database, email), aside: await listAside(config.DATA_DIR), account };
      });
      const old = aside.map((path) => ` ${path} was put aside by a restore and keeps what it has: remove it.`);
      const kept =
        account === null
          ? ''
          : ' The account and what was changed with it stay: run `professor remove`, then erase again.';
      out.say(`Erased under ${email}: ${describeCounts({ ...erased })}.${kept}${old.join('')}`);
    });
  program
    .command('purge')
    .description('delete what is older than it may become; the server does so every day')
    .action(async () => {
      const gone = await withDatabaseAndReserve(({ database, config, now }) => purge(database, config, now));
      const { chats, messages, admissions } = gone;
      out.say(`Deleted: ${describeCounts({ chats, messages, admissions })} to the chat.`);
    });
}
