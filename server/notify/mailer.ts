import { setTimeout } from 'node:timers/promises';
import type { Mail } from './compose.ts';

export interface Mailer {
  /** A mail that was sent before under the same id is the same mail to whoever reads it. */
  readonly send: (mail: Mail, id: string) => Promise<void>;
  readonly close: () => void;
}

interface Addresses {
  readonly url: string;
  readonly from: string;
  readonly to: string;
}

/** Milliseconds for a whole mail, as a server that answers by a line now and then is never silent. */
const wholeTimeout = 60_000;
/** A silent mail server must not delay the next notice, but one that looks through a mail says nothing meanwhile. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: wholeTimeout };

/** Its package is loaded where there is a mail server to connect to. */
async function connect(url: string) {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
}

/** True when a mail server refused the reader or the mail itself for good, not whoever sends. */
export function isRefused(error: unknown): boolean {
  const { command = '', responseCode = 0 } = error as { command?: string; responseCode?: number };
  return ['RCPT TO', 'DATA'].includes(command) && responseCode >= 500;
}

/** Connects to a mail server and logs in, without sending anything. Throws its error. */
export async function checkMailServer(url: string): Promise<void> {
  const transport = await connect(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends mails through SMTP. Addresses are passed as objects, so that none is parsed out of a text. */
export function createMailer({ url, from, to }: Addresses, limit = wholeTimeout): Mailer {
  const connected = connect(url);
  const person = (address: string) => ({ name: '', address });
  return {
    send: async ({ to: reader = to, subject, text, replyTo }, id) => {
      const transport = await connected;
      const sent = transport.sendMail({
        messageId: `<${id}@${from.split('@')[1]}>`,
        from: person(from),
        to: person(reader),
        subject,
        text,
        ...(replyTo === null ? {} : { replyTo: person(replyTo) }),
      });
      const over = new AbortController();
      const late = setTimeout(limit, undefined, { ref: false, signal: over.signal }).then(() => {
        throw new Error(`the mail server had not taken the mail after ${limit / 1000} seconds`);
      });
      await Promise.race([sent, late]).finally(() => over.abort());
    },
    close: () => void connected.then((transport) => transport.close()),
  };
}
