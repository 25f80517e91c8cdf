import type { Command } from 'commander';
import { listMessages } from '../db/messages.ts';
import { toCsv } from '../export/csv.ts';
import type { Out } from './out.ts';
import { CommandRefusal, withDatabase } from './session.ts';

/** `messages list|export`. */
export function addMessageCommands(program: Command, out: Out): void {
  const messages = program.command('messages').description('what came in by the contact form');
  const read = () => withDatabase(({ database }) => listMessages(database.db));
  messages
    .command('list')
    .description('list the messages')
    .action(async () => {
      const list = await read();
      out.rows(
        list.map(({ createdAt, name, email, message }) => ({ createdAt, name, email, message })),
        list,
      );
    });
  messages
    .command('export')
    .description('write every message to standard output')
    .option('--csv', 'as a table for a spreadsheet; JSON otherwise')
    .action(async ({ csv = false }: { csv?: boolean }) => {
      const list = await read();
      if (list.length === 0) throw new CommandRefusal('There is no message to export.');
      if (csv) out.raw(toCsv(list.map((message) => ({ ...message }))));
      else out.json(list);
    });
}
