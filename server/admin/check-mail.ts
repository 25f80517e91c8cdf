import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { checkMailServer } from '../notify/mailer.ts';
import { type CheckResult, describeSpan, reasonOf } from './check-result.ts';

async function describeQueue({ db }: Database, now: Date): Promise<string> {
  const row = await db
    .selectFrom('notices')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('created_at').as('oldest')])
    .where('attempts', '>', 0)
    .executeTakeFirst();
  const count = Number(row?.count ?? 0);
  if (count === 0) return 'No notice waits.';
  return `Notices waiting: ${count}, the oldest for ${describeSpan(now.getTime() - Date.parse(row?.oldest ?? ''))}.`;
}

/** Checks that the mail server accepts the login, and counts the waiting notices. */
export async function checkMail({ SMTP_URL: url }: Config, database: Database | Error): Promise<CheckResult> {
  if (url === undefined) return { state: 'note', sentence: 'No mail is configured: nobody is told of what comes in.' };
  const queue = database instanceof Error ? '' : ` ${await describeQueue(database, new Date())}`;
  const { hostname } = new URL(url);
  try {
    await checkMailServer(url);
    return { state: 'ok', sentence: `The mail server ${hostname} takes the login.${queue}` };
  } catch (error) {
    const sentence = `The mail server ${hostname} does not take mail: ${reasonOf(error)}. Look at SMTP_URL.${queue}`;
    return { state: 'wrong', sentence };
  }
}
