import { tagOf } from '../db/ids.ts';
import type { Notice } from '../db/notices.ts';
import type { Db } from '../db/tables.ts';

/** A mail to the professor. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string | null;
}

async function composeQuestion(db: Db, id: string): Promise<Letter | null> {
  const row = await db.selectFrom('questions').select('text').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return { subject: `New question #${tagOf(id).toUpperCase()} in the forum`, text: row.text, replyTo: null };
}

async function composeSubmission(db: Db, id: string): Promise<Letter | null> {
  const row = await db.selectFrom('submissions').select('id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  // Answers and files stay where they can be erased.
  const text = `Somebody has submitted the questionnaire. Read it with:\n\nnpm run admin -- submissions export\n\nIts id is ${id}.`;
  return { subject: 'New questionnaire submission', text, replyTo: null };
}

async function composeMessage(db: Db, id: string): Promise<Letter | null> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const { name, address, occupation, message } = row;
  const from = `From: ${name} <${address}>${occupation === '' ? '' : `\nOccupation: ${occupation}`}`;
  return { subject: 'New message from the contact form', text: `${from}\n\n${message}`, replyTo: address };
}

const composers = { question: composeQuestion, submission: composeSubmission, message: composeMessage };

/** Writes the mail of a notice from what it is about, or gives null when that has been deleted meanwhile. */
export function composeLetter(db: Db, { kind, subject }: Notice): Promise<Letter | null> {
  return composers[kind](db, subject);
}
