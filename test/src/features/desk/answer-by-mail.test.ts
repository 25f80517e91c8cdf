import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerByMail } from '../../../../src/features/desk/answer-by-mail.ts';

const message = {
  id: 'm1',
  name: ' Bo \n Example',
  email: 'bo@example.org ',
  occupation: '',
  message: 'Hello,\nworld\r\n& all\rothers?',
  createdAt: '2025-03-11T14:05:00.000Z',
  done: false,
};

test('the professor’s own mail program gets the message quoted', () => {
  const address = new URL(answerByMail(message));
  assert.is(address.pathname, 'bo@example.org');
  assert.equal([...address.searchParams.keys()], ['subject', 'body']);
  assert.is(
    address.searchParams.get('body'),
    'Dear Bo Example,\r\n\r\n\r\n\r\nYou wrote on 2025-03-11:\r\n> Hello,\r\n> world\r\n> & all\r\n> others?\r\n',
  );
});

test('the day of the message is that of the professor’s zone, as the desk shows it', () => {
  const { TZ } = process.env;
  process.env.TZ = 'Asia/Tokyo';
  const body = new URL(answerByMail({ ...message, createdAt: '2025-03-11T20:05:00.000Z' })).searchParams.get('body');
  process.env.TZ = TZ;
  assert.match(body ?? '', 'You wrote on 2025-03-12:');
});

test('no address and no text of a stranger adds a reader or a header', () => {
  const email = 'x?bcc=everybody&to=y@example.org';
  const name = 'Eve\r\nBcc: everybody@example.org';
  const address = new URL(answerByMail({ ...message, email, name, message: 'Hello&cc=a@example.org\r\nBcc: b' }));
  assert.equal([...address.searchParams.keys()], ['subject', 'body']);
  assert.is(decodeURIComponent(address.pathname), email);
  assert.match(address.searchParams.get('body') ?? '', /^Dear Eve Bcc: everybody@example\.org,\r\n/);
});

test('a long message is cut between characters, since mail programs cut the rest', () => {
  const quoteOf = (count: number) =>
    new URL(answerByMail({ ...message, message: '🙂'.repeat(count) })).searchParams.get('body')?.split('> ')[1];
  assert.is(quoteOf(2000), `${'🙂'.repeat(600)} […]\r\n`);
  assert.is(quoteOf(600), `${'🙂'.repeat(600)}\r\n`);
});

test.run();
