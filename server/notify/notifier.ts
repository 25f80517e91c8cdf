import { deleteNotice, type Notice, takeNotice } from '../db/notices.ts';
import { deleteReplyMail } from '../db/reply-mails.ts';
import type { Db } from '../db/tables.ts';
import { composeMail, type MailContext } from './compose.ts';
import type { Mailer } from './mailer.ts';

const minute = 60_000;
const longestWait = 6 * 60 * minute;
/** With the waits doubling from a minute this is about three days. */
const mostAttempts = 20;
const lookEvery = minute;

export interface Notifier {
  /** Sends what waits; it does so by itself every minute too. */
  readonly wake: () => void;
  /** Waits for a mail that is being sent. */
  readonly stop: () => Promise<void>;
}

function again(now: Date): (attempts: number) => Date {
  return (attempts) => new Date(now.getTime() + Math.min(longestWait, minute * 2 ** (attempts - 1)));
}

/** Sends the notices that are due, one after the other; one that fails waits, twice as long each time, and is given up after three days. */
export function startNotifier(
  db: Db,
  mailer: Mailer,
  now: () => Date,
  context: MailContext,
  report: (notice: Notice | null, error: unknown) => void,
): Notifier {
  let running: Promise<void> | null = null;
  let woken = false;

  /** An address that a reply was told to is used up. */
  async function forget({ id, kind, subject }: Notice): Promise<void> {
    await deleteNotice(db, id);
    if (kind === 'reply') await deleteReplyMail(db, subject);
  }

  async function deliver(notice: Notice): Promise<void> {
    try {
      const mail = await composeMail(db, notice, context);
      if (mail !== null) await mailer.send(mail);
      await forget(notice);
    } catch (error) {
      report(notice, error);
      if (notice.attempts >= mostAttempts) await forget(notice);
    }
  }

  /** Says that it is over at once after the last look at `woken`, so that no wake falls between the two. */
  async function run(): Promise<void> {
    try {
      do {
        woken = false;
        for (;;) {
          const notice = await takeNotice(db, now(), again(now()));
          if (notice === null) break;
          await deliver(notice);
        }
      } while (woken);
    } catch (error) {
      report(null, error);
    } finally {
      running = null;
    }
  }

  function wake(): void {
    woken = true;
    running ??= run();
  }

  const timer = setInterval(wake, lookEvery);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await running;
      mailer.close();
    },
  };
}
