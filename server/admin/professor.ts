import type { Command } from 'commander';
import { hashPassword } from '../auth/password.ts';
import { findWeakness } from '../auth/weak-password.ts';
import { email as emailShape } from '../contract/fields.ts';
import { normaliseEmail } from '../db/email.ts';
import { findProfessor, listProfessors, removeProfessor, saveProfessor, unlockProfessor } from '../db/professors.ts';
import { endTwoFactor } from '../db/two-factor.ts';
import type { Out } from './out.ts';
import { promptSecret } from './prompt.ts';
import { CommandRefusal, withDatabase } from './session.ts';

async function add(address: string): Promise<string> {
  const email = emailShape.safeParse(address);
  if (!email.success) throw new CommandRefusal(`\`${address}\` is not an e-mail address.`);
  const password = await promptSecret('Password (12 characters or more): ');
  const weakness = findWeakness(password, email.data);
  if (weakness !== null) throw new CommandRefusal(weakness);
  if (process.stdin.isTTY === true && (await promptSecret('The same again: ')) !== password) {
    throw new CommandRefusal('The two passwords differ. Nothing was changed.');
  }
  const hash = await hashPassword(password);
  await withDatabase(({ database, makeId, now }) =>
    saveProfessor(database.db, makeId, normaliseEmail(email.data), hash, now),
  );
  return `${email.data} can log in with this password. Earlier sessions are ended.`;
}

/** `professor add|list|remove|one-factor` and `unlock`. */
export function addProfessorCommands(program: Command, out: Out): void {
  const professor = program.command('professor').description('the accounts that may reply');
  professor
    .command('add <email>')
    .description('make an account or give it a new password (asked for, or one line of standard input)')
    .action(async (address: string) => out.say(await add(address)));
  professor
    .command('list')
    .description('list the accounts')
    .action(async () => {
      const rows = await withDatabase(({ database }) => listProfessors(database.db));
      out.rows(rows.map(({ email, created_at }) => ({ email, createdAt: created_at })));
    });
  professor
    .command('remove <email>')
    .description('remove an account and end its sessions')
    .action(async (address: string) => {
      const removed = await withDatabase(({ database }) => removeProfessor(database.db, normaliseEmail(address)));
      if (!removed) throw new CommandRefusal(`There is no account \`${address}\`.`);
      out.say(`${address} can no longer log in.`);
    });
  professor
    .command('one-factor <email>')
    .description('turn two-factor login off, for an account that has lost its codes')
    .action(async (address: string) => {
      await withDatabase(async ({ database: { db } }) => {
        const account = await findProfessor(db, normaliseEmail(address));
        if (account === undefined) throw new CommandRefusal(`There is no account \`${address}\`.`);
        if (!account.isTwoFactor) throw new CommandRefusal(`${address} logs in with a password alone already.`);
        await endTwoFactor(db, account.id);
      });
      out.say(`${address} logs in with a password alone.`);
    });
  program
    .command('unlock <email>')
    .description('lift the waits after failed logins')
    .action(async (address: string) => {
      const unlocked = await withDatabase(({ database, now }) =>
        unlockProfessor(database.db, normaliseEmail(address), now),
      );
      if (!unlocked) throw new CommandRefusal(`There is no account \`${address}\`.`);
      out.say(`${address} can log in without waiting.`);
    });
}
