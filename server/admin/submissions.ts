import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { listSubmissions, readUpload, restoreSubmission } from '../db/submissions.ts';
import { toCsv } from '../export/csv.ts';
import { toRow } from '../export/submission-row.ts';
import type { Out } from './out.ts';
import { CommandRefusal, withDatabase } from './session.ts';

/** `submissions list|export|file|restore`. */
export function addSubmissionCommands(program: Command, out: Out): void {
  const submissions = program.command('submissions').description('what came in by the questionnaire');
  const read = () => withDatabase(({ database }) => listSubmissions(database.db));
  submissions
    .command('list')
    .description('list who submitted it and when')
    .action(async () => {
      const list = await read();
      const rows = list.map(({ id, createdAt, spam, answers: { name, email, proposalTitle }, upload }) => ({
        id,
        createdAt,
        spam: spam ? 'spam' : '',
        name,
        email,
        proposalTitle,
        file: upload?.name ?? '',
      }));
      out.rows(rows, list);
    });
  submissions
    .command('export')
    .description('write every field of every submission to standard output')
    .option('--csv', 'as a table for a spreadsheet; JSON otherwise')
    .action(async ({ csv = false }: { csv?: boolean }) => {
      const list = await read();
      if (list.length === 0) throw new CommandRefusal('There is no submission to export.');
      if (csv) out.raw(toCsv(list.map(toRow)));
      else out.json(list);
    });
  submissions
    .command('file <id>')
    .description('hand out the file that came with a submission')
    .requiredOption('-o, --output <file>', 'where to write it; `-` for standard output')
    .action(async (id: string, { output }: { output: string }) => {
      const upload = await withDatabase(({ database }) => readUpload(database.db, id));
      if (upload === null) throw new CommandRefusal(`No file came with a submission \`${id}\`.`);
      if (output === '-') return out.raw(upload.content);
      await writeFile(output, upload.content, { mode: 0o600, flag: 'wx' });
      out.say(`${upload.name} (${upload.type}, ${upload.content.length} bytes) is in ${output}.`);
    });
  submissions
    .command('restore <id>')
    .description('count a submission that was kept apart as spam by mistake: its address may chat then')
    .action(async (id: string) => {
      const result = await withDatabase(({ database: { db }, makeId, now, config }) =>
        db
          .transaction()
          .execute((transaction) => restoreSubmission(transaction, makeId, id, now, config.SMTP_URL !== undefined)),
      );
      if (result === null) throw new CommandRefusal(`There is no submission \`${id}\`.`);
      if (result === 'counted') throw new CommandRefusal(`${id} was not kept apart; it counts already.`);
      out.say(`${id} counts among the submissions.`);
    });
}
