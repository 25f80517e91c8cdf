import type { Hash } from '../db/hash.ts';
import { tagOf } from '../db/ids.ts';
import type { Notice } from '../db/notices.ts';
import type { Db } from '../db/tables.ts';
import { replyMailLink } from './reply-mail-key.ts';

/** A mail; without `to` it goes to the professor. */
export interface Mail {
  readonly to?: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string | null;
}

async function composeQuestion(db: Db, id: string): Promise<Mail | null> {
  const row = await db.selectFrom('questions').select('text').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return { subject: `New question #${tagOf(id).toUpperCase()} in the forum`, text: row.text, replyTo: null };
}

async function composeSubmission(db: Db, id: string): Promise<Mail | null> {
  const row = await db.selectFrom('submissions').select('id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  // Answers and files stay in the database, where they can be erased.
  const text = `Somebody has submitted the questionnaire. Read it with:\n\nnpm run admin -- submissions export\n\nIts id is ${id}.`;
  return { subject: 'New questionnaire submission', text, replyTo: null };
}

async function composeMessage(db: Db, id: string): Promise<Mail | null> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const { name, address, occupation, message } = row;
  const from = `From: ${name} <${address}>${occupation === '' ? '' : `\nOccupation: ${occupation}`}`;
  return { subject: 'New message from the contact form', text: `${from}\n\n${message}`, replyTo: address };
}

/** What a mail to a visitor needs: the public address of the site, and the hash for the keys of links. */
export interface MailContext {
  /** Null when the site has no address, is served elsewhere, or is not there while it is being replaced. */
  readonly site: () => Promise<string | null>;
  readonly hash: Hash;
}

/** The address that waits for a reply, and its question. */
async function findSubscription(db: Db, id: string) {
  return db
    .selectFrom('reply_mails')
    .innerJoin('questions', 'questions.id', 'reply_mails.question')
    .select(['reply_mails.email', 'reply_mails.question', 'questions.hidden'])
    .where('reply_mails.id', '=', id)
    .executeTakeFirst();
}

/** The address of the site; without one the mail is tried again later, and the log says why. */
async function addressOf({ site }: MailContext): Promise<string> {
  const url = await site();
  if (url === null) throw new Error('a mail to a visitor needs the built site, with its `url` and no other `api`');
  return url;
}

async function composeConfirm(db: Db, id: string, context: MailContext): Promise<Mail | null> {
  const subscription = await findSubscription(db, id);
  if (subscription === undefined) return null;
  const url = await addressOf(context);
  const text = `Somebody asked a question in the forum at ${url} and left this address to hear of the reply. Was it you? Then open this link and confirm it:\n\n${replyMailLink(context.hash, url, id)}\n\nIf it was not, do nothing: the address is deleted within two days.`;
  return { to: subscription.email, subject: 'Confirm that you want to hear of the reply', text, replyTo: null };
}

async function composeReply(db: Db, id: string, context: MailContext): Promise<Mail | null> {
  const subscription = await findSubscription(db, id);
  if (subscription === undefined || subscription.hidden === 1) return null;
  const url = await addressOf(context);
  const text = `The professor replied to your question in the forum:\n\n${url}/forum/${subscription.question}\n\nYour address is deleted now; no other mail will come.`;
  return { to: subscription.email, subject: 'The professor replied to your question', text, replyTo: null };
}

const composers = {
  question: composeQuestion,
  submission: composeSubmission,
  message: composeMessage,
  confirm: composeConfirm,
  reply: composeReply,
};

/** Writes the mail of a notice from its subject; null when that was deleted meanwhile. */
export function composeMail(db: Db, { kind, subject }: Notice, context: MailContext): Promise<Mail | null> {
  return composers[kind](db, subject, context);
}
