import { setTimeout } from 'node:timers/promises';
import { deleteNotice, type Notice, takeNotice } from '../db/notices.ts';
import { deleteReplyMail } from '../db/reply-mails.ts';
import type { Db } from '../db/tables.ts';
import { composeMail, type MailContext } from './compose.ts';
import { isRefused, type Mailer } from './mailer.ts';

const minute = 60_000;
const longestWait = 6 * 60 * minute;
/** For a mail that is refused for good: about three days, as the waits double from a minute to six hours. */
const mostAttempts = 20;
/** While the mail server takes no mail at all, no login, or not yet: about a month. */
const mostInOutage = 128;
const lookEvery = minute;
/** Milliseconds that mails have when the server stops; the one that is cut off is sent again later. */
const finishWithin = 1500;

export interface Notifier {
  /** Sends the due notices now; this happens every minute anyway. */
  readonly wake: () => void;
  /** Waits for what is being sent, if it does not take long. */
  readonly stop: () => Promise<void>;
}

function again(now: Date): (attempts: number) => Date {
  return (attempts) => new Date(now.getTime() + Math.min(longestWait, minute * 2 ** (attempts - 1)));
}

/**
 * Sends the due notices one after the other; one that fails is retried, waiting twice as long each time, and given up
 * after three days where its mail is refused for good, after a month where the mail server is at fault.
 */
export function startNotifier(
  db: Db,
  mailer: Mailer,
  now: () => Date,
  context: MailContext,
  report: (notice: Notice | null, error: unknown) => void,
): Notifier {
  let running: Promise<void> | null = null;
  let woken = false;

  /** Deletes a notice, and with it the address that was written to about a reply. */
  async function forget({ id, kind, subject }: Notice): Promise<void> {
    await deleteNotice(db, id);
    if (kind === 'reply') await deleteReplyMail(db, subject);
  }

  /**
   * Deletes a notice without a mail; an address whose question is hidden goes on waiting. A question that was shown again
   * since the notice was looked at has queued no second one, so it is looked at again in the transaction that deletes.
   */
  async function drop(notice: Notice): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      if ((await composeMail(transaction, notice, context)) === null) await deleteNotice(transaction, notice.id);
    });
  }

  async function deliver(notice: Notice): Promise<void> {
    try {
      const mail = await composeMail(db, notice, context);
      if (mail === null) return await drop(notice);
      await mailer.send(mail, notice.id);
      await forget(notice);
    } catch (error) {
      report(notice, error);
      if (notice.attempts < (isRefused(error) ? mostAttempts : mostInOutage)) return;
      report(notice, new Error(`given up after ${notice.attempts} attempts`));
      await forget(notice);
    }
  }

  /**
   * Sends until nothing is due. `running` is cleared right after the last check of `woken`, so that no wake gets lost
   * between the two.
   */
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
  wake();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await Promise.race([running, setTimeout(finishWithin, undefined, { ref: false })]);
      mailer.close();
    },
  };
}
