import type { DeskSession } from '../contract/desk.ts';
import { type ChatLine, listChats } from './chats.ts';
import { askerOf } from './declined.ts';
import { normaliseEmail } from './email.ts';
import { createHasher } from './hash.ts';
import { type KeptMessage, listMessages } from './messages.ts';
import type { Database } from './open.ts';
import { scrub } from './scrub.ts';
import { listSubmissions, readUpload, type SubmissionRow } from './submissions.ts';
import type { Db } from './tables.ts';

/** Everything that is stored under an e-mail address. */
export interface Person {
  readonly email: string;
  readonly admittedToChat: string | null;
  readonly submissions: readonly (SubmissionRow & { readonly fileInBase64: string | null })[];
  readonly messages: readonly KeptMessage[];
  readonly chats: readonly ChatLine[];
  /** The ids of the questions whose reply the address waits for. */
  readonly waitsFor: readonly string[];
  /** The account that may reply, with the browsers that have logged in. */
  readonly account: {
    readonly createdAt: string;
    readonly sessions: readonly Pick<DeskSession, 'device' | 'createdAt' | 'usedAt'>[];
  } | null;
  /** What was changed on the desk with the account, also with one that was removed since. */
  readonly changes: readonly Readonly<Record<'id' | 'action' | 'createdAt', string> & { subject: string | null }>[];
}

async function readAccount(db: Db, email: string): Promise<Person['account']> {
  const professor = await db.selectFrom('professors').selectAll().where('email', '=', email).executeTakeFirst();
  if (professor === undefined) return null;
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'created_at as createdAt', 'used_at as usedAt'])
    .where('professor', '=', professor.id)
    .orderBy('created_at')
    .execute();
  return { createdAt: professor.created_at, sessions };
}

/** Reads everything that is stored under an address, files included. */
export async function exportPerson(db: Db, address: string): Promise<Person> {
  const email = normaliseEmail(address);
  const admitted = await db.selectFrom('verified').select('created_at').where('email', '=', email).executeTakeFirst();
  const submissions = (await listSubmissions(db, email)).map(async (submission) => {
    const upload = await readUpload(db, submission.id);
    return { ...submission, fileInBase64: upload?.content.toString('base64') ?? null };
  });
  const waiting = await db.selectFrom('reply_mails').select('question').where('email', '=', email).execute();
  return {
    email,
    admittedToChat: admitted?.created_at ?? null,
    submissions: await Promise.all(submissions),
    messages: await listMessages(db, email),
    chats: await listChats(db, email),
    waitsFor: waiting.map(({ question }) => question),
    account: await readAccount(db, email),
    changes: await db
      .selectFrom('audit')
      .select(['id', 'action', 'subject', 'created_at as createdAt'])
      .where('professor', '=', email)
      .orderBy('id')
      .execute(),
  };
}

/** True when nothing is stored under an address. */
export function isUnknown({ admittedToChat, account, ...lists }: Person): boolean {
  const { submissions, messages, chats, waitsFor, changes } = lists;
  const isEmpty = [submissions, messages, chats, waitsFor, changes].every(({ length }) => length === 0);
  return isEmpty && admittedToChat === null && account === null;
}

export interface Erased {
  readonly submissions: number;
  readonly messages: number;
  readonly chats: number;
}

/**
 * Deletes everything that is stored under an address in one transaction, then overwrites it in the database's files. An
 * account stays, with its changes of the desk; those of one that was removed stay without the address.
 */
export async function erasePerson(database: Database, address: string): Promise<Erased> {
  const email = normaliseEmail(address);
  const erased = await database.db.transaction().execute(async (transaction) => {
    const subjects = (table: 'submissions' | 'messages') =>
      transaction.selectFrom(table).select('id').where('email', '=', email);
    await transaction
      .deleteFrom('notices')
      .where((or) => or.or([or('subject', 'in', subjects('submissions')), or('subject', 'in', subjects('messages'))]))
      .execute();
    const gone = async (table: 'submissions' | 'messages' | 'chats' | 'verified' | 'reply_mails') => {
      const result = await transaction.deleteFrom(table).where('email', '=', email).executeTakeFirst();
      return Number(result.numDeletedRows);
    };
    await gone('verified');
    await transaction
      .deleteFrom('declined')
      .where('asker', '=', askerOf(createHasher(database.secret), email))
      .execute();
    await gone('reply_mails');
    const accounts = transaction.selectFrom('professors').select('email');
    await transaction
      .updateTable('audit')
      .set({ professor: '' })
      .where('professor', '=', email)
      .where('professor', 'not in', accounts)
      .execute();
    return { submissions: await gone('submissions'), messages: await gone('messages'), chats: await gone('chats') };
  });
  await scrub(database);
  return erased;
}
