import { gzipSync } from 'node:zlib';
import type { ErrorCode } from '../../../server/contract/errors.ts';
import { compoundFile, zipOf } from './files.ts';
import { emailOf, filledIn, formOf } from './forms.ts';

type Payload = string | Buffer | FormData;

/** A bad input, and the answer that it has to get. */
export interface Hostile {
  readonly name: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'TRACE' | 'HEAD';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: Payload;
  /** Sent with a live professor's token. */
  readonly asProfessor?: boolean;
  readonly status: number;
  readonly code: ErrorCode;
  readonly error?: string;
  readonly field?: string;
}

const questions = '/api/questions';
const json = { 'content-type': 'application/json' };

function question(
  name: string,
  payload: string | Buffer,
  status: number,
  code: ErrorCode,
  rest: Partial<Hostile> = {},
): Hostile {
  return { name: `question: ${name}`, url: questions, headers: json, payload, status, code, ...rest };
}

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const bodies: readonly Hostile[] = [
  question('an empty body', '', 400, 'body-empty', { error: 'Body is empty' }),
  question('blanks alone', ' \n\t ', 400, 'body-empty'),
  question('a byte order mark alone', Buffer.from([0xef, 0xbb, 0xbf]), 400, 'body-empty'),
  question('cut JSON', '{"text":"Wh', 400, 'body-not-json', { error: 'Body is not valid JSON' }),
  question('NaN', '{"text":NaN}', 400, 'body-not-json'),
  question('a trailing comma', '{"text":"a",}', 400, 'body-not-json'),
  question('two values', '{"text":"a"}{"text":"b"}', 400, 'body-not-json'),
  question('single quotes', "{'text':'a'}", 400, 'body-not-json'),
  question('a raw line break in a text', '{"text":"a\nb"}', 400, 'body-not-json'),
  question('UTF-16', Buffer.from('\uFEFF{"text":"a"}', 'utf16le'), 400, 'body-not-utf8', {
    error: 'Body is not valid UTF-8',
  }),
  question('invalid UTF-8', Buffer.from('7b2274657874223a22c328227d', 'hex'), 400, 'body-not-utf8'),
  question('an overlong slash', Buffer.from('7b2274657874223a22c0af227d', 'hex'), 400, 'body-not-utf8'),
  question('a surrogate in UTF-8', Buffer.from('7b2274657874223a22eda080227d', 'hex'), 400, 'body-not-utf8'),
  question('a list', '["a"]', 400, 'field-invalid'),
  question('a text', '"a"', 400, 'field-invalid'),
  question('a number', '5', 400, 'field-invalid'),
  question('null', 'null', 400, 'field-invalid'),
  question('lists nested 30,000 deep', deep(30_000), 400, 'field-invalid'),
  question('a text nested deep', `{"text":${deep(20_000)}}`, 400, 'field-invalid', { field: 'text' }),
  question('__proto__', '{"text":"a","__proto__":{"x":1}}', 400, 'field-invalid', {
    error: 'Invalid __proto__',
    field: '__proto__',
  }),
  question('__proto__ as an escape', '{"text":"a","\\u005f_proto__":{"x":1}}', 400, 'field-invalid'),
  question('constructor.prototype', '{"text":"a","constructor":{"prototype":{"x":1}}}', 400, 'field-invalid'),
  question('__proto__ inside another value', '{"text":{"a":[{"__proto__":{"x":1}}]}}', 400, 'field-invalid'),
  question('more than 64 KiB', JSON.stringify({ text: 'a'.repeat(70_000) }), 413, 'body-too-large'),
  question('text/plain', '{"text":"a"}', 415, 'type-unsupported', { headers: { 'content-type': 'text/plain' } }),
  question('a form', 'text=a', 415, 'type-unsupported', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  question('XML', '<text>a</text>', 415, 'type-unsupported', { headers: { 'content-type': 'application/xml' } }),
  question('a type that only begins like JSON', '{"text":"a"}', 415, 'type-unsupported', {
    headers: { 'content-type': 'application/jsonp' },
  }),
  question('text/plain with JSON as its parameter', '{"text":"a"}', 415, 'type-unsupported', {
    headers: { 'content-type': 'text/plain; application/json' },
  }),
  question('another character set', '{"text":"a"}', 415, 'type-unsupported', {
    headers: { 'content-type': 'application/json; charset=utf-16' },
  }),
  question('a packed body', gzipSync('{"text":"a"}'), 415, 'type-unsupported', {
    headers: { ...json, 'content-encoding': 'gzip' },
  }),
  question('a body without a type', '{"text":"a"}', 415, 'type-unsupported', { headers: {} }),
  question('a page of another site', '{"text":"a"}', 403, 'origin-refused', {
    headers: { ...json, origin: 'https://evil.example' },
    error: 'This call was made from another site, which this server does not answer',
  }),
  question('a page of another site that writes the address in code', '{"text":"a"}', 403, 'origin-refused', {
    url: '/%61pi/questions',
    headers: { ...json, origin: 'https://evil.example' },
  }),
  question('a page of a neighbouring site', '{"text":"a"}', 403, 'origin-refused', {
    headers: { ...json, 'sec-fetch-site': 'same-site' },
  }),
  question('JSON that calls itself form data', '{"text":"a"}', 415, 'type-unsupported', {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }),
];

const fields: readonly Hostile[] = [
  question('no text', '{}', 400, 'field-missing', { field: 'text', error: 'Question is missing' }),
  question('a number as text', '{"text":5}', 400, 'field-invalid', { field: 'text', error: 'Invalid text' }),
  question('null as text', '{"text":null}', 400, 'field-invalid', { field: 'text' }),
  question('a list as text', '{"text":["a"]}', 400, 'field-invalid', { field: 'text' }),
  question('an object as text', '{"text":{"$ne":""}}', 400, 'field-invalid', { field: 'text' }),
  question('true as text', '{"text":true}', 400, 'field-invalid', { field: 'text' }),
  question('an empty text', '{"text":""}', 400, 'field-empty', { error: 'Question is empty' }),
  question('blanks as text', '{"text":" \\t\\n\\u00a0\\u3000 "}', 400, 'field-empty'),
  question('zero-width characters as text', '{"text":"\\u200b\\u200d\\ufeff\\u2060"}', 400, 'field-empty'),
  question('control characters as text', '{"text":"\\u0001\\u0007\\u001b"}', 400, 'field-empty'),
  question('a Hangul filler as text', '{"text":"\\u3164\\u115f"}', 400, 'field-empty'),
  question('a null byte', '{"text":"a\\u0000b"}', 400, 'field-invalid', { error: 'Invalid text' }),
  question('a lone high surrogate', '{"text":"a\\ud800b"}', 400, 'field-invalid'),
  question('a lone low surrogate', '{"text":"\\udc00"}', 400, 'field-invalid'),
  question('5,001 characters', JSON.stringify({ text: 'a'.repeat(5001) }), 413, 'field-too-long', {
    error: 'Question is too long (5000 characters at most)',
    field: 'text',
  }),
  question('2,501 emoji, which are 5,002 units', JSON.stringify({ text: '🙂'.repeat(2501) }), 413, 'field-too-long'),
  question('an id of its own', '{"text":"a","_id":"x"}', 400, 'field-unknown', { error: 'Invalid _id', field: '_id' }),
  question('a reply of its own', '{"text":"a","reply":{"text":"b"}}', 400, 'field-unknown', { field: 'reply' }),
  question('a time of its own', '{"text":"a","createdAt":"2020-01-01"}', 400, 'field-unknown', { field: 'createdAt' }),
  question('a field with a hostile name', '{"text":"a","<script>\\u0000":1}', 400, 'field-unknown'),
  question('a field with a name of 60,000 characters', `{"text":"a","${'x'.repeat(60_000)}":1}`, 400, 'field-unknown'),
];

function reply(name: string, id: string, rest: Partial<Hostile> & Pick<Hostile, 'status' | 'code'>): Hostile {
  return { name: `reply: ${name}`, url: `${questions}/${id}/reply`, headers: json, payload: '{"text":"a"}', ...rest };
}
const token = (value: string) => ({ ...json, authorization: value });
const unauthorised = { status: 401, code: 'session-invalid', error: 'Invalid or expired session' } as const;
const noQuestion = { status: 404, code: 'question-not-found', error: 'Question not found', asProfessor: true } as const;

const replies: readonly Hostile[] = [
  reply('no token', 'abc', unauthorised),
  reply('an empty token', 'abc', { ...unauthorised, headers: token('Bearer ') }),
  reply('a forged token', 'abc', { ...unauthorised, headers: token(`Bearer ${'A'.repeat(43)}`) }),
  reply('a token that is SQL', 'abc', { ...unauthorised, headers: token("Bearer ' or 1=1 --") }),
  reply('a web token', 'abc', { ...unauthorised, headers: token('Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJwcm9mIn0.') }),
  reply('basic authorisation', 'abc', { ...unauthorised, headers: token('Basic cHJvZjpwYXNz') }),
  reply('a token of 8,000 characters', 'abc', { ...unauthorised, headers: token(`Bearer ${'a'.repeat(8000)}`) }),
  { ...reply('the token in the query', 'abc', unauthorised), url: `${questions}/abc/reply?token=x` },
  reply('an unknown question', 'abc', noQuestion),
  reply('an id in capitals', 'ABC', noQuestion),
  reply('an id that climbs', '..%2f..%2fetc', noQuestion),
  reply('an id with a null byte', 'a%00b', noQuestion),
  reply('an id that is SQL', "'%20or%20'1'='1", noQuestion),
  reply('an id in other digits', '%D9%A1%D9%A2', noQuestion),
  reply('an id of 65 characters', 'a'.repeat(65), { status: 404, code: 'not-found', asProfessor: true }),
  reply('an id that is not UTF-8', '%ff%fe', { status: 400, code: 'bad-request', asProfessor: true }),
  reply('no text', 'abc', { payload: '{}', status: 400, code: 'field-missing', asProfessor: true }),
  reply('an empty text', 'abc', {
    payload: '{"text":" "}',
    status: 400,
    code: 'field-empty',
    error: 'Reply is empty',
    asProfessor: true,
  }),
  reply('20,001 characters', 'abc', {
    payload: JSON.stringify({ text: 'a'.repeat(20_001) }),
    status: 413,
    code: 'field-too-long',
    asProfessor: true,
  }),
  reply('another field', 'abc', {
    payload: '{"text":"a","_id":"b"}',
    status: 400,
    code: 'field-unknown',
    asProfessor: true,
  }),
  { name: 'hide: no token', method: 'POST', url: `${questions}/abc/hide`, ...unauthorised },
  { name: 'hide: an unknown question', method: 'POST', url: `${questions}/abc/hide`, ...noQuestion },
  {
    name: 'desk: an id with a null byte',
    method: 'GET',
    url: '/api/desk/submissions/a%00b/file',
    asProfessor: true,
    status: 404,
    code: 'not-found',
  },
  {
    name: 'hide: a text for a flag',
    url: `${questions}/abc/hide`,
    headers: json,
    payload: '{"hidden":"yes"}',
    asProfessor: true,
    status: 400,
    code: 'field-invalid',
  },
  { name: 'delete: no token', method: 'DELETE', url: `${questions}/abc`, ...unauthorised },
  { name: 'delete: an unknown question', method: 'DELETE', url: `${questions}/abc`, ...noQuestion },
  { name: 'logout: no token', method: 'POST', url: '/api/auth/logout', ...unauthorised },
];

const pages: readonly Hostile[] = [
  ['a limit of 0', 'limit=0'],
  ['a limit of 501', 'limit=501'],
  ['a limit that is no number', 'limit=ten'],
  ['half a limit', 'limit=1.5'],
  ['two limits', 'limit=1&limit=2'],
  ['a limit that is SQL', 'limit=1;drop%20table%20questions'],
  ['an id that is none', 'before=../x'],
  ['two ids', 'before=a&before=b'],
  ['an id of 65 characters', `before=${'a'.repeat(65)}`],
].map(([name, query]) => ({
  name: `list: ${name}`,
  method: 'GET' as const,
  url: `${questions}?${query}`,
  status: 400,
  code: 'field-invalid' as const,
}));

function login(name: string, body: unknown, rest: Partial<Hostile> & Pick<Hostile, 'status' | 'code'>): Hostile {
  return { name: `login: ${name}`, url: '/api/auth/login', headers: json, payload: JSON.stringify(body), ...rest };
}
const wrong = { status: 401, code: 'credentials-invalid', error: 'Invalid login credentials' } as const;
const badPassword = { status: 400, code: 'field-invalid', field: 'password', error: 'Invalid password' } as const;
const badEmail = { status: 400, code: 'field-invalid', field: 'email', error: 'Enter a valid email address' } as const;

const logins: readonly Hostile[] = [
  login('an unknown address', { email: 'nobody@example.org', password: 'x' }, wrong),
  login('a wrong password', { email: 'professor@example.org', password: 'x' }, { ...wrong, asProfessor: true }),
  login('a password that is SQL', { email: 'a@example.org', password: "' or '1'='1" }, wrong),
  login('no password', { email: 'a@example.org' }, badPassword),
  login('an empty password', { email: 'a@example.org', password: '' }, badPassword),
  login('a number as password', { email: 'a@example.org', password: 5 }, badPassword),
  login('a password with a null byte', { email: 'a@example.org', password: 'a\0b' }, badPassword),
  login('a password of 1,025 bytes', { email: 'a@example.org', password: 'ä'.repeat(513) }, badPassword),
  login('a password of a megabyte', { email: 'a@example.org', password: 'a'.repeat(1_048_576) }, badPassword),
  login('an operator as address', { email: { $gt: '' }, password: 'x' }, badEmail),
  login('two addresses', { email: 'a@example.org,b@example.org', password: 'x' }, badEmail),
  login(
    'another field',
    { email: 'a@example.org', password: 'x', admin: true },
    { status: 400, code: 'field-unknown' },
  ),
];

const addresses: readonly (readonly [string, unknown])[] = [
  ['a name', 'somebody'],
  ['no name', '@example.org'],
  ['a line break', 'a@example.org\r\nBcc: b@example.org'],
  ['a list', 'a@example.org, b@example.org'],
  ['a display name', 'Ada <a@example.org>'],
  ['a quoted name', '"a b"@example.org'],
  ['255 characters', `${'a'.repeat(243)}@example.org`],
  ['a null byte', 'a@example.org\0'],
  ['a script', '<script>@example.org'],
  ['a number', 5],
  ['nothing', undefined],
];
const verifications: readonly Hostile[] = addresses.map(([name, email]) => ({
  name: `verify-email: ${name}`,
  url: '/api/verify-email',
  headers: json,
  payload: JSON.stringify({ email }),
  ...badEmail,
}));

function chat(name: string, body: unknown, rest: Partial<Hostile> & Pick<Hostile, 'status' | 'code'>): Hostile {
  return { name: `chat: ${name}`, url: '/api/chat', headers: json, payload: JSON.stringify(body), ...rest };
}
const chats: readonly Hostile[] = [
  chat(
    'an address that is not verified',
    { message: 'a', email: 'x@example.org' },
    {
      status: 403,
      code: 'not-verified',
      error: 'Please verify your email first.',
    },
  ),
  chat('no address', { message: 'a' }, badEmail),
  chat('no message', { email: 'x@example.org' }, { status: 400, code: 'field-missing', field: 'message' }),
  chat(
    'an empty message',
    { message: ' ', email: 'x@example.org' },
    { status: 400, code: 'field-empty', error: 'Message is empty' },
  ),
  chat(
    '2,001 characters',
    { message: 'a'.repeat(2001), email: 'x@example.org' },
    {
      status: 413,
      code: 'field-too-long',
      error: 'Message is too long (2000 characters at most)',
    },
  ),
  chat(
    'a role of its own',
    { message: 'a', email: 'x@example.org', role: 'system' },
    { status: 400, code: 'field-unknown', field: 'role' },
  ),
  chat(
    'a history of its own',
    { message: 'a', email: 'x@example.org', messages: [] },
    { status: 400, code: 'field-unknown' },
  ),
];

const boundary = 'edge';
const formType = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const part = (name: string, value: string, extra = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;
const whole = Object.entries(filledIn)
  .map(([name, value]) => part(name, value))
  .join('');
const end = `--${boundary}--\r\n`;

function form(name: string, payload: Payload, rest: Partial<Hostile> & Pick<Hostile, 'status' | 'code'>): Hostile {
  const headers = payload instanceof FormData ? {} : { headers: formType };
  return { name: `form: ${name}`, url: '/api/forms/submit', payload, ...headers, ...rest };
}
const malformed = { status: 400, code: 'body-malformed', error: 'Malformed multipart body' } as const;
const invalid = (field: string) => ({ status: 400, code: 'field-invalid', field, error: `Invalid ${field}` }) as const;
const missing = (field: string) => ({ status: 400, code: 'field-missing', field }) as const;
const badFile = { status: 415, code: 'file-unsupported', field: 'proposalFile' } as const;
const file = (name: string, content: string | Buffer) =>
  formOf({ proposalFile: new File([new Uint8Array(Buffer.from(content))], name) });
const long = 'a'.repeat(301);

const forms: readonly Hostile[] = [
  form('no boundary', whole + end, { ...malformed, headers: { 'content-type': 'multipart/form-data' } }),
  form('an empty boundary', whole + end, {
    ...malformed,
    headers: { 'content-type': 'multipart/form-data; boundary=""' },
  }),
  form('a boundary of 71 characters', 'x', {
    ...malformed,
    headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(71)}` },
  }),
  form('another boundary', whole + end, {
    ...malformed,
    headers: { 'content-type': 'multipart/form-data; boundary=other' },
  }),
  form('an empty body', '', malformed),
  form('a body without its end', whole, malformed),
  form('a body cut in a value', whole.slice(0, 400), malformed),
  form('a body cut in a header', `${whole}--${boundary}\r\nContent-Dispos`, malformed),
  form('no part at all', end, malformed),
  form('random bytes', Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 7919) % 256)), malformed),
  form('JSON', '{}', { headers: json, status: 415, code: 'type-unsupported' }),
  form('__proto__', part('__proto__', 'x') + whole + end, malformed),
  form('constructor', part('constructor', 'x') + whole + end, malformed),
  form('a name that comes twice', part('name', 'Eve') + whole + end, {
    status: 400,
    code: 'field-duplicate',
    field: 'name',
  }),
  form('thirty parts', [...Array(30).keys()].map((number) => part(`more${number}`, 'x')).join('') + end, {
    status: 413,
    code: 'too-many-fields',
  }),
  form(
    'two files',
    `${part('proposalFile', 'a', '; filename="a.txt"')}${part('proposalFile', 'b', '; filename="b.txt"')}${end}`,
    {
      status: 413,
      code: 'too-many-fields',
    },
  ),
  form(
    'a value that is not UTF-8',
    Buffer.concat([Buffer.from(part('name', '').slice(0, -2)), Buffer.from([0xff, 0xfe]), Buffer.from(`\r\n${end}`)]),
    {
      status: 400,
      code: 'body-not-utf8',
    },
  ),
  form(
    'no fields but one',
    formOf(
      Object.fromEntries(
        Object.keys(filledIn)
          .slice(1)
          .map((name) => [name, undefined]),
      ),
    ),
    badEmail,
  ),
  ...Object.keys(filledIn)
    .filter((field) => !['email', 'selectedBooks'].includes(field))
    .map((field) => form(`no ${field}`, formOf({ [field]: undefined }), missing(field))),
  form('an empty name', formOf({ name: '' }), missing('name')),
  form('a null byte in the name', formOf({ name: 'a\0b' }), invalid('name')),
  form('a long name', formOf({ name: long }), { status: 413, code: 'field-too-long', field: 'name' }),
  form('a long title', formOf({ proposalTitle: long }), {
    status: 413,
    code: 'field-too-long',
    field: 'proposalTitle',
  }),
  form('a long summary', formOf({ proposalSummary: 'a'.repeat(20_001) }), {
    status: 413,
    code: 'field-too-long',
    field: 'proposalSummary',
  }),
  form('a script as age', formOf({ age: '<script>' }), invalid('age')),
  form('an age in words', formOf({ age: 'forty' }), invalid('age')),
  form('infinity as age', formOf({ age: 'Infinity' }), invalid('age')),
  form('an address with a line break', formOf({ email: 'a@example.org\nBcc: b@example.org' }), badEmail),
  form('an address with a million blanks in it', formOf({ email: `a${' '.repeat(1_000_000)}a` }), badEmail),
  form('chapters that are not JSON', formOf({ selectedChapters: 'one, two' }), invalid('selectedChapters')),
  form('chapters that are a text', formOf({ selectedChapters: '"one"' }), invalid('selectedChapters')),
  form('chapters that are an object', formOf({ selectedChapters: '{"0":"one"}' }), invalid('selectedChapters')),
  form('chapters that are numbers', formOf({ selectedChapters: '[1,2]' }), invalid('selectedChapters')),
  form('chapters nested deep', formOf({ selectedChapters: deep(20_000) }), invalid('selectedChapters')),
  form('51 chapters', formOf({ selectedChapters: JSON.stringify(Array(51).fill('a')) }), invalid('selectedChapters')),
  form(
    'a chapter of 301 characters',
    formOf({ selectedChapters: JSON.stringify([long]) }),
    invalid('selectedChapters'),
  ),
  form('a chapter with a null byte', formOf({ selectedChapters: '["a\\u0000"]' }), invalid('selectedChapters')),
  form('no chapter', formOf({ selectedChapters: '[]' }), missing('selectedChapters')),
  form('books with a lone surrogate', formOf({ selectedBooks: '["\\ud800"]' }), invalid('selectedBooks')),
  form('no participation', formOf({ participationPreferences: '[]' }), missing('participationPreferences')),
  form(
    'a submission id that is SQL',
    formOf({ submissionId: "'; drop table submissions; --" }),
    invalid('submissionId'),
  ),
  form('an executable named .pdf', file('a.pdf', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')), badFile),
  form('an ELF named .docx', file('a.docx', Buffer.from('7f454c4602010100', 'hex')), badFile),
  form('a shell script named .txt', file('a.txt', '#!/bin/sh\nrm -rf /\n'), badFile),
  form('a picture', file('a.png', Buffer.from('89504e470d0a1a0a0000000d', 'hex')), badFile),
  form('a page named .html', file('a.html', '<script>alert(1)</script>'), badFile),
  form('a PDF named .docx', file('a.docx', '%PDF-1.7\n'), badFile),
  form('a text named .exe', file('a.exe', 'hello'), badFile),
  form('a ZIP named .docx', file('a.docx', zipOf({ 'evil.exe': 'MZ' })), badFile),
  form(
    'a document with macros',
    file('a.docx', zipOf({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' })),
    badFile,
  ),
  form(
    'a document that unpacks to 4 GB',
    file('a.docx', zipOf({ '[Content_Types].xml': '', 'word/document.xml': '' }, 0xffff_fff0)),
    badFile,
  ),
  form(
    'a cut ZIP',
    file('a.docx', zipOf({ '[Content_Types].xml': '', 'word/document.xml': '' }).subarray(0, 60)),
    badFile,
  ),
  form('an installer named .doc', file('a.doc', compoundFile('Installer')), badFile),
  form('a text with a null byte', file('a.txt', 'a\0b'), badFile),
  form(
    'a file name with a null byte',
    `${whole}${part('proposalFile', '%PDF-1.7', '; filename="a.pdf\0.exe"')}${end}`,
    {
      status: 400,
      code: 'field-invalid',
      field: 'proposalFile',
    },
  ),
  form('a file of 10 MB and a byte', file('a.txt', 'a'.repeat(10_485_761)), {
    status: 413,
    code: 'file-too-large',
    field: 'proposalFile',
  }),
  form('a file of 12 MB', file('a.txt', 'a'.repeat(12_000_000)), { status: 413, code: 'body-too-large' }),
];

const ways: readonly Hostile[] = [
  ...(['PUT', 'PATCH', 'DELETE', 'TRACE'] as const).map((method) => ({
    name: `${method} on the list`,
    method,
    url: questions,
    status: 405,
    code: 'method-not-allowed' as const,
  })),
  { name: 'GET on a call that takes POST', method: 'GET', url: '/api/chat', status: 405, code: 'method-not-allowed' },
  { name: 'POST on the health call', method: 'POST', url: '/api/health', status: 405, code: 'method-not-allowed' },
  { name: 'POST on a page', method: 'POST', url: '/resources', status: 405, code: 'method-not-allowed' },
  {
    name: 'PUT on the list with a body that no call takes',
    method: 'PUT',
    url: questions,
    headers: { 'content-type': 'text/xml' },
    payload: '<a/>',
    status: 405,
    code: 'method-not-allowed',
  },
  {
    name: 'PUT on the list with broken JSON',
    method: 'PUT',
    url: questions,
    headers: json,
    payload: '{',
    status: 405,
    code: 'method-not-allowed',
  },
  {
    name: 'a form posted to a page',
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=A',
    status: 405,
    code: 'method-not-allowed',
  },
  { name: 'an unknown call', method: 'GET', url: '/api/users', status: 404, code: 'not-found' },
  { name: 'an unknown call with POST', method: 'POST', url: '/api/users', status: 404, code: 'not-found' },
  { name: 'a call in capitals', method: 'GET', url: '/api/QUESTIONS', status: 404, code: 'not-found' },
  {
    name: 'a call with a slash at its end',
    method: 'GET',
    url: '/api/questions/',
    status: 405,
    code: 'method-not-allowed',
  },
];

/** What the e-mail calls answer is plain text: only the status and the sentence count. */
function mail(name: string, payload: Payload, status: number, error: string, rest: Partial<Hostile> = {}): Hostile {
  const url = payload instanceof FormData ? '/api/v1.0/email/send-form' : '/api/v1.0/email/send';
  return { name: `e-mail: ${name}`, url, headers: json, payload, status, error, code: 'bad-request', ...rest };
}
const asText = (params: Record<string, unknown>, identifiers: Record<string, unknown> = {}) =>
  JSON.stringify(emailOf(params, identifiers));

/** The same for the calls that answer in plain text. */
export const hostileMail: readonly Hostile[] = [
  mail('an empty body', '', 400, 'Body is empty'),
  mail('cut JSON', '{', 400, 'Body is not valid JSON'),
  mail('no parameters', '{"user_id":"a","service_id":"a","template_id":"a"}', 400, 'Invalid template_params'),
  mail('no key', asText({}, { user_id: undefined }), 400, 'Invalid user_id'),
  mail('an empty service', asText({}, { service_id: '' }), 400, 'Invalid service_id'),
  mail('a number as template', asText({}, { template_id: 5 }), 400, 'Invalid template_id'),
  mail('a broken address', asText({ email: 'nobody' }), 400, 'Enter a valid email address'),
  mail(
    'an address with a line break',
    asText({ email: 'a@example.org\r\nBcc: b@example.org' }),
    400,
    'Enter a valid email address',
  ),
  mail('no name', asText({ name: undefined }), 400, 'Name is missing'),
  mail('a blank message', asText({ message: ' \u200b' }), 400, 'Message is empty'),
  mail('a null byte', asText({ message: 'a\0b' }), 400, 'Invalid message'),
  mail(
    '20,001 characters',
    asText({ message: 'a'.repeat(20_001) }),
    413,
    'Message is too long (20000 characters at most)',
  ),
  mail('200 KB', asText({ message: 'a'.repeat(200_000) }), 413, 'The request is too large'),
  mail('text/plain', asText({}), 415, 'The content type is not supported by this call', {
    headers: { 'content-type': 'text/plain' },
  }),
  mail('JSON in the place of a form', asText({}), 415, 'The content type is not supported by this call', {
    url: '/api/v1.0/email/send-form',
  }),
  mail('__proto__', '{"__proto__":{"x":1}}', 400, 'Invalid __proto__'),
  mail(
    'a form without a message',
    (() => {
      const data = new FormData();
      data.append('user_id', 'a');
      return data;
    })(),
    400,
    'Invalid service_id',
  ),
  mail('PUT', '', 405, 'This call does not have that method', { method: 'PUT' }),
];

export const hostile: readonly Hostile[] = [
  ...bodies,
  ...fields,
  ...replies,
  ...pages,
  ...logins,
  ...verifications,
  ...chats,
  ...forms,
  ...ways,
];
