import type { Command } from 'commander';
import { replyRequest } from '../contract.ts';
import { tagOf } from '../db/ids.ts';
import { deleteQuestion, hideQuestion, listAllQuestions, replyTo } from '../db/questions.ts';
import type { Db } from '../db/tables.ts';
import { readInput } from './ask.ts';
import type { Out } from './out.ts';
import { Refusal, withDatabase } from './session.ts';

/** The id of the question that a person names by its id or its Anonymous ID, with or without `#`. */
async function findId(db: Db, name: string): Promise<string> {
  const wanted = name.replace(/^#/, '').toLowerCase();
  const found = await db
    .selectFrom('questions')
    .select('id')
    .where((or) => or.or([or('id', '=', wanted), or('tag', '=', wanted)]))
    .executeTakeFirst();
  if (found === undefined) throw new Refusal(`There is no question \`${name}\`.`);
  return found.id;
}

/** `questions list|hide|delete|reply`. */
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
    .command('hide <id>')
    .description('take a question off the public list')
    .option('--undo', 'put it back')
    .action(async (name: string, { undo = false }: { undo?: boolean }) => {
      await withDatabase(async ({ database: { db } }) => hideQuestion(db, await findId(db, name), !undo));
      out.say(undo ? `${name} is on the public list again.` : `${name} is off the public list.`);
    });
  questions
    .command('delete <id>')
    .description('delete a question and its reply')
    .action(async (name: string) => {
      await withDatabase(async ({ database: { db } }) => deleteQuestion(db, await findId(db, name)));
      out.say(`${name} is deleted.`);
    });
  questions
    .command('reply <id> [text]')
    .description('reply to a question; without a text standard input is read')
    .action(async (name: string, text?: string) => {
      const reply = replyRequest.safeParse({ text: text ?? (await readInput()).trimEnd() });
      if (!reply.success) throw new Refusal(`${reply.error.issues[0]?.message}.`);
      const result = await withDatabase(async ({ database: { db }, now }) =>
        replyTo(db, await findId(db, name), reply.data.text, now),
      );
      if (result === 'answered') throw new Refusal(`${name} has a reply already.`);
      out.say(`${name} has its reply.`);
    });
}
