import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { erasePerson } from '../../../server/db/person.ts';
import { createMailer } from '../../../server/notify/mailer.ts';
import { type Notifier, startNotifier } from '../../../server/notify/notifier.ts';
import { emailOf, formOf } from '../../support/server/forms.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('notices by e-mail');
let stage: Stage;
let postbox: Server;
let mails: string[];
/** What a reader gets instead of an acceptance. */
let refusal: '' | '451 later' | '550 never';
let isDown: boolean;
let isMute: boolean;
let failures: number;
let arrived: () => void;
let notifier: Notifier | null;

/** A mail server that knows as much SMTP as a client needs, and keeps what it is given. */
function openPostbox(): Server {
  return createServer((socket) => {
    let isData = false;
    let mail = '';
    let rest = '';
    socket.on('error', () => {});
    socket.write(isDown ? '421 down\r\n' : '220 postbox\r\n');
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (isData && line === '.') {
          isData = false;
          mails.push(mail);
          mail = '';
          if (!isMute) socket.write('250 kept\r\n');
          else socket.destroy();
          arrived();
        } else if (isData) mail += `${line}\n`;
        else if (/^DATA/i.test(line)) {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (/^RCPT/i.test(line) && refusal !== '') socket.write(`${refusal}\r\n`);
        else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
}

const context = { site: async () => 'https://site.example', hash: (...parts: readonly string[]) => parts.join('-') };

function start(): Notifier {
  const { port } = postbox.address() as AddressInfo;
  const mailer = createMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'site@example.org',
    to: 'professor@example.org',
  });
  notifier = startNotifier(stage.database.db, mailer, stage.clock.now, context, () => {
    failures += 1;
    arrived();
  });
  return notifier;
}

/** Waits until `count` mails have come in or failed. */
function until(condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    arrived = () => {
      if (condition()) resolve();
    };
    arrived();
  });
}

test.before.each(async () => {
  mails = [];
  refusal = '';
  isDown = false;
  isMute = false;
  failures = 0;
  arrived = () => {};
  notifier = null;
  stage = await openStage({ notify: true });
  postbox = openPostbox();
  await new Promise<void>((resolve) => postbox.listen(0, '127.0.0.1', resolve));
});
test.after.each(async () => {
  await notifier?.stop();
  await stage.close();
  await new Promise((resolve) => postbox.close(resolve));
});

const waiting = async () => (await stage.database.db.selectFrom('notices').selectAll().execute()).length;

test('a question, a submission and a message are each told of, the message with its text and its sender to reply to', async () => {
  await stage.post('/api/questions', { text: 'And what of this?' });
  await stage.post('/api/v1.0/email/send', emailOf({ email: 'ada@example.org', message: 'Write to me' }));
  stage.clock.pass(1000);
  await stage.post('/api/questions', { text: 'Is this told?' });
  await stage.submit(formOf({ interestInCognitiveEconomics: 'Private words' }));
  await stage.post('/api/v1.0/email/send', emailOf({ name: 'Bo\r\nBcc: evil@example.org', message: 'Call me' }));
  const sender = start();
  await until(() => mails.length === 5);
  await sender.stop();
  const [question = '', submission = '', message = ''] = mails.slice(2);
  assert.match(question, /Subject: New question #[A-Z0-9]{4} in the forum/);
  assert.match(question, 'Is this told?');
  assert.not.match(submission, 'Private words');
  assert.match(message, 'Reply-To: bo@example.org');
  assert.match(message, 'Call me');
  for (const mail of mails) {
    assert.match(mail, 'To: professor@example.org');
    assert.not.match(mail.split('\n\n')[0] ?? '', /^bcc:/im);
  }
  assert.is(await waiting(), 0);
});

test('a mail that fails is tried again later, twice as late each time, and then sent', async () => {
  refusal = '451 later';
  await stage.post('/api/questions', { text: 'Try again?' });
  const sender = start();
  await until(() => failures === 1);
  for (const [minutes, failed] of [
    [1, 2],
    [2, 3],
    [4, 4],
  ] as const) {
    await stage.clock.pass(minutes * 60_000 - 1);
    sender.wake();
    await stage.clock.pass(1);
    sender.wake();
    await until(() => failures === failed);
  }
  refusal = '';
  stage.clock.pass(8 * 60_000);
  sender.wake();
  await until(() => mails.length === 1);
  await sender.stop();
  assert.equal([failures, await waiting()], [4, 0]);
});

/** Lets ten days pass with an attempt every six hours. */
async function tryForTenDays(): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await start().stop();
    stage.clock.pass(6 * 3_600_000);
  }
}

test('a mail that is refused for days is given up, and one that waits for the mail server itself is sent', async () => {
  await stage.post('/api/questions', { text: 'Still there?' });
  isDown = true;
  await tryForTenDays();
  assert.equal([failures, await waiting()], [40, 1]);
  isDown = false;
  // It takes few mails at once, and many have waited.
  refusal = '451 later';
  await start().stop();
  stage.clock.pass(6 * 3_600_000);
  refusal = '';
  await start().stop();
  assert.equal([mails.length, await waiting()], [1, 0]);

  refusal = '550 never';
  await stage.post('/api/questions', { text: 'And now?' });
  await tryForTenDays();
  assert.equal([mails.length, await waiting()], [1, 0]);
});

test('a mail that was taken without an answer is sent again as the same mail, which a reader shows once', async () => {
  isMute = true;
  await stage.post('/api/questions', { text: 'Twice?' });
  const sender = start();
  await until(() => failures === 1);
  isMute = false;
  stage.clock.pass(60_000);
  sender.wake();
  await until(() => mails.length === 2);
  await sender.stop();
  const [first, second] = mails.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]);
  assert.match(first ?? '', /^<\w+@example\.org>$/);
  assert.is(second, first);
});

test('what was erased before its notice went out is told to nobody', async () => {
  await stage.post('/api/v1.0/email/send', emailOf());
  await stage.post('/api/questions', { text: 'Still here' });
  await erasePerson(stage.database, 'bo@example.org');
  const sender = start();
  await until(() => mails.length === 1);
  await sender.stop();
  assert.match(mails[0] ?? '', 'Still here');
  assert.is(await waiting(), 0);
});

test('a mail server that answers by a line now and then holds up no other mail', async () => {
  const lines = new Set<NodeJS.Timeout>();
  const slow = createServer((socket) => {
    socket.on('error', () => {});
    lines.add(setInterval(() => socket.write('220-wait\r\n'), 10));
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const { port } = slow.address() as AddressInfo;
  const addresses = { url: `smtp://127.0.0.1:${port}`, from: 'site@example.org', to: 'professor@example.org' };
  const mailer = createMailer(addresses, 200);
  const mail = { subject: 'One', text: 'Two', replyTo: null };
  await mailer.send(mail, 'one').then(
    () => assert.unreachable(),
    (error) => assert.match(error.message, 'had not taken the mail after 0.2 seconds'),
  );
  for (const timer of lines) clearInterval(timer);
  slow.close();
});

test('a server that stops does not wait for a mail server that says nothing, and the mail goes out later', async () => {
  await stage.post('/api/questions', { text: 'One?' });
  const { db } = stage.database;
  const silent = { send: () => new Promise<void>(() => {}), close: () => {} };
  await startNotifier(db, silent, stage.clock.now, context, () => {}).stop();
  assert.is(await waiting(), 1);
  stage.clock.pass(60_000);
  const sender = start();
  await until(() => mails.length === 1);
  await sender.stop();
  assert.is(await waiting(), 0);
});

test('whenever it is woken it looks again', async () => {
  const mailer = { send: async () => {}, close: () => {} };
  for (let moment = 0; moment < 100; moment += 1) {
    let looks = 0;
    const now = () => {
      looks += 1;
      return stage.clock.now();
    };
    const sender = startNotifier(stage.database.db, mailer, now, context, () => {});
    for (let turn = 0; turn < moment; turn += 1) await undefined;
    const before = looks;
    sender.wake();
    await sender.stop();
    assert.ok(looks > before, `woken after ${moment} turns`);
  }
});

test.run();
