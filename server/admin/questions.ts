import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { replyRequest } from '../contract/forum.ts';
import { tagOf } from '../db/ids.ts';
import { deleteQuestion, findQuestion, hideQuestion, listAllQuestions, replyTo } from '../db/questions.ts';
import { scrub } from '../db/scrub.ts';
import type { Db } from '../db/tables.ts';
import { answeredFile, exportAnswered } from '../export/answered-question.ts';
import type { Out } from './out.ts';
import { readInput } from './prompt.ts';
import { CommandRefusal, withDatabase, withDatabaseAndReserve } from './session.ts';

interface Found {
  readonly id: string;
  readonly isHidden: boolean;
}

/** Finds a question by its id or its Anonymous ID, with or without `#`. */
async function find(db: Db, name: string): Promise<Found> {
  const wanted = name.replace(/^#/, '').toLowerCase();
  const found = await db
    .selectFrom('questions')
    .select(['id', 'hidden'])
    .where((or) => or.or([or('id', '=', wanted), or('tag', '=', wanted)]))
    .executeTakeFirst();
  if (found === undefined) throw new CommandRefusal(`There is no question \`${name}\`.`);
  return { id: found.id, isHidden: found.hidden === 1 };
}

/** Finds all of them, or refuses. */
async function findAll(db: Db, names: readonly string[]): Promise<readonly (Found & { readonly name: string })[]> {
  const found = [];
  for (const name of names) found.push({ name, ...(await find(db, name)) });
  return found;
}

/** `questions list|export|reply|hide|delete`. */
export function addQuestionCommands(program: Command, out: Out): void {
  const questions = program
    .command('questions')
    .description('the forum; a question is named by its id or its Anonymous ID');
  questions
    .command('list')
    .description('list every question, hidden ones too')
    .action(async () => {
      const list = await withDatabase(({ database }) => listAllQuestions(database.db));
      const rows = list.map(({ _id, createdAt, hidden, text, reply }) => ({
        tag: `#${tagOf(_id).toUpperCase()}`,
        createdAt,
        hidden: hidden ? 'hidden' : '',
        text,
        reply: reply?.text ?? '',
      }));
      out.rows(rows, list);
    });
  questions
    .command('export <id> [file]')
    .description('write a question with its reply to a file, which `npm run site -- new answer --from FILE` takes')
    .action(async (name: string, file?: string) => {
      const { id, question } = await withDatabase(async ({ database: { db } }) => {
        const { id } = await find(db, name);
        return { id, question: await findQuestion(db, id) };
      });
      if (question === null) throw new CommandRefusal(`${name} is off the public list.`);
      const answered = exportAnswered(question);
      if (answered === null) throw new CommandRefusal(`${name} has no reply yet.`);
      const path = file ?? answeredFile(id);
      await writeFile(path, `${JSON.stringify(answered, null, 2)}\n`, { flag: 'wx' }).catch((error) => {
        if (error.code !== 'EEXIST') throw error;
        throw new CommandRefusal(`\`${path}\` is there already. Name another file.`);
      });
      out.say(`${path} is written. Where the content is edited, run: npm run site -- new answer --from ${path}`);
    });
  questions
    .command('hide <id...>')
    .description('take questions off the public list')
    .option('--undo', 'put them back')
    .action(async (names: string[], { undo = false }: { undo?: boolean }) => {
      await withDatabaseAndReserve(async ({ database: { db }, now }) => {
        const found = await findAll(db, names);
        await db.transaction().execute(async (transaction) => {
          for (const { name, id, isHidden } of found) {
            if (isHidden !== undo)
              throw new CommandRefusal(`${name} is ${undo ? 'on' : 'off'} the public list already.`);
            if (!(await hideQuestion(transaction, id, !undo, now)))
              throw new CommandRefusal(`${name} is being deleted.`);
          }
        });
      });
      out.say(
        names.map((name) => `${name} is ${undo ? 'on the public list again' : 'off the public list'}.`).join('\n'),
      );
    });
  questions
    .command('delete <id...>')
    .description('delete questions with their replies, and overwrite them')
    .action(async (names: string[]) => {
      await withDatabaseAndReserve(async ({ database }) => {
        const found = await findAll(database.db, names);
        await database.db.transaction().execute(async (transaction) => {
          for (const { id } of found) await deleteQuestion(transaction, id);
        });
        await scrub(database);
      });
      out.say(names.map((name) => `${name} is deleted.`).join('\n'));
    });
  questions
    .command('reply <id> [text]')
    .description('reply to a question; without a text standard input is read')
    .action(async (name: string, text?: string) => {
      const reply = replyRequest.safeParse({ text: text ?? (await readInput()).trimEnd() });
      if (!reply.success) throw new CommandRefusal(`${reply.error.issues[0]?.message}.`);
      const result = await withDatabase(async ({ database: { db }, now }) => {
        const { id } = await find(db, name);
        return db.transaction().execute((transaction) => replyTo(transaction, id, reply.data.text, now));
      });
      if (result === 'answered') throw new CommandRefusal(`${name} has a reply already.`);
      if (result === null) throw new CommandRefusal(`${name} is being deleted.`);
      out.say(`${name} has its reply.`);
    });
}
