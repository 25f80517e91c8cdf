import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createAnswerers } from '../../server/answer/create-answerers.ts';
import type { Question } from '../../server/contract/forum.ts';
import type { Failure } from '../../server/http/failure.ts';
import { emailOf, formOf } from '../support/server/forms.ts';
import { type Answer, openStage, professor, type Stage } from '../support/server/stage.ts';

const test = suite('attacks on what others need');
let stage: Stage;
test.after.each(() => stage.close());

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);
const countOf = (answers: readonly Answer[], status: number) =>
  statusesOf(answers).filter((each) => each === status).length;
async function oneAfterTheOther(many: number, send: (number: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let number = 0; number < many; number += 1) answers.push(await send(number));
  return answers;
}
function post(url: string, body: unknown, from: string, headers: Record<string, string> = {}): Promise<Answer> {
  return stage.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const owner = '192.0.2.10';
const login = (password: string, from = owner, headers: Record<string, string> = {}) =>
  post('/api/auth/login', { email: professor.email, password }, from, headers);
const ask = (text: string, from: string) => post('/api/questions', { text }, from);

/** What a page of another site makes a visitor's browser send. */
const foreign: Readonly<Record<string, Record<string, string>>> = {
  'a form of another site': { 'content-type': 'text/plain', origin: 'https://evil.example' },
  'a script of another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'a form of another site that leads here': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  'a frame without an origin': { origin: 'null' },
};

for (const [name, headers] of Object.entries(foreign)) {
  test(`${name} uses nobody’s limits up`, async () => {
    const limits = { LIMIT_LOGIN: '10/900', LIMIT_CONTACT: '3/3600', LIMIT_QUESTIONS: '3/600', LIMIT_VERIFY: '3/3600' };
    stage = await openStage({ env: { ...limits, CHAT_ACCESS: 'everyone' } });
    await stage.login();
    const calls: readonly (readonly [string, unknown])[] = [
      ['/api/auth/login', { ...professor, password: 'x' }],
      ['/api/questions', { text: 'Why?' }],
      ['/api/v1.0/email/send', emailOf()],
      ['/api/verify-email', { email: 'ada@example.org' }],
      ['/api/chat', { email: 'bo@example.org', message: 'Hello' }],
    ];
    for (const [url, body] of calls) {
      const refused = await oneAfterTheOther(12, () => post(url, body, owner, headers));
      assert.equal(new Set(statusesOf(refused)), new Set([403]), url);
    }
    assert.is((await login(professor.password)).status, 200);
    assert.is((await ask('Why?', owner)).status, 201);
    assert.is((await post('/api/v1.0/email/send', emailOf(), owner)).status, 200);
    assert.is((await post('/api/verify-email', { email: 'ada@example.org' }, owner)).status, 200);
  });
}

test('what a call does not take, or what is not valid, uses nobody’s limits up', async () => {
  stage = await openStage({ env: { LIMIT_LOGIN: '10/900', LIMIT_FORMS: '2/3600', LIMIT_QUESTIONS: '2/600' } });
  await stage.login();
  const plain = { 'content-type': 'text/plain' };
  const packed = { 'content-encoding': 'gzip' };
  for (const headers of [plain, packed]) {
    const guesses = await oneAfterTheOther(10, () => login('x', owner, headers));
    assert.equal(new Set(statusesOf(guesses)), new Set([415]));
    await oneAfterTheOther(5, () => post('/api/forms/submit', '{}', owner, headers));
  }
  await oneAfterTheOther(5, () => post('/api/questions', { text: ' ' }, owner));
  await oneAfterTheOther(5, () => stage.submit(formOf({ name: undefined })));
  await oneAfterTheOther(10, () => post('/api/auth/login', { email: professor.email }, owner));
  assert.is((await login(professor.password)).status, 200);
  assert.is((await ask('Why?', owner)).status, 201);
  assert.is((await stage.submit(formOf())).status, 201);
});

test('a call of the site itself and of a listed origin is answered, whatever name the host goes by', async () => {
  stage = await openStage({ env: { CORS_ORIGINS: 'https://site.example' } });
  const statuses = await Promise.all(
    [
      { origin: 'http://localhost:80', host: 'localhost' },
      { origin: 'https://other.example', 'sec-fetch-site': 'same-origin' },
      { origin: 'https://site.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://site.example' },
    ].map(async (headers, number) => (await post('/api/questions', { text: `Q${number}` }, owner, headers)).status),
  );
  assert.equal(statuses, [201, 201, 201, 201]);
});

test('a page of another site cannot use the reading up either, and a link to a call still works', async () => {
  stage = await openStage({ env: { LIMIT_READS: '2/60' } });
  const read = (mode: string, site = 'cross-site') =>
    stage.get<Question[]>('/api/questions', { 'sec-fetch-site': site, 'sec-fetch-mode': mode });
  for (let number = 0; number < 5; number += 1) assert.is((await read('no-cors')).status, 403);
  assert.is((await read('navigate')).status, 200);
  assert.is((await read('cors', 'same-origin')).status, 200);
});

test('an address reads as often as its limit says, and others go on', async () => {
  stage = await openStage({ env: { LIMIT_READS: '50/60' } });
  const read = (from: string) => stage.inject({ method: 'GET', url: '/api/questions', remoteAddress: from });
  const answers = await oneAfterTheOther(60, () => read(owner));
  assert.equal([countOf(answers, 200), countOf(answers, 429)], [50, 10]);
  assert.equal([answers[59]?.json.error, answers[59]?.headers['retry-after']], ['Too many requests', '60']);
  assert.is((await read('192.0.2.11')).status, 200);
  stage.clock.pass(60_000);
  assert.is((await read(owner)).status, 200);
});

const shared: Readonly<Record<string, (number: number, from: string) => Promise<Answer>>> = {
  forum: (number, from) => ask(`Question ${number}`, from),
  'contact form': (number, from) => post('/api/v1.0/email/send', emailOf({ message: `Message ${number}` }), from),
  search: (_, from) => post('/api/answer', { message: 'Hello' }, from),
  chatbot: (_, from) => post('/api/chat', { message: 'Hello', email: 'ada@example.org' }, from),
};
const floods: Readonly<Record<string, (number: number) => string>> = {
  'sixteen addresses': (number) => `198.51.100.${number % 16}`,
  'the 65,536 networks of one IPv6 customer': (number) => `2001:db8:7:${number.toString(16)}::1`,
};
const flooded = Object.entries(shared).flatMap(([name, send]) =>
  Object.entries(floods).map(([who, from]) => ({ name, send, who, from })),
);
for (const { name, send, who, from } of flooded) {
  test(`${who} cannot shut the ${name} for all`, async () => {
    stage = await openStage({
      env: {
        LIMIT_QUESTIONS: '20/600',
        LIMIT_QUESTIONS_ALL: '300/600',
        LIMIT_CONTACT: '20/3600',
        LIMIT_CONTACT_ALL: '300/3600',
        LIMIT_ANSWERS: '240/600',
        LIMIT_ANSWERS_ALL: '300/600',
        LIMIT_CHAT: '120/600',
        LIMIT_CHAT_ALL: '300/600',
        CHAT_ACCESS: 'everyone',
      },
    });
    await post('/api/verify-email', { email: 'ada@example.org' }, owner);
    const flood = await oneAfterTheOther(320, (number) => send(number, from(number)));
    assert.ok(countOf(flood, 429) > 0);
    const visitors = await oneAfterTheOther(30, (number) => send(1000 + number, `203.0.113.${number}`));
    assert.equal(new Set(statusesOf(visitors)), new Set([name === 'forum' ? 201 : 200]));
  });
}

test('while many questions are answered, everybody else has a turn between two', async () => {
  stage = await openStage();
  const search = () => post('/api/answer', { message: 'What do the two inspectors do?' }, owner);
  await search();
  let turns = 0;
  let isAsking = true;
  setImmediate(function count() {
    turns += 1;
    if (isAsking) setImmediate(count);
  });
  const answers = await Promise.all(Array.from({ length: 60 }, search));
  isAsking = false;
  assert.is(countOf(answers, 200), 60);
  assert.ok(turns >= 60, `${turns} turns`);
});

test('beyond a class that asks at once, questions are refused instead of waiting for minutes', async () => {
  stage = await openStage();
  // Asked in one moment: requests arrive one after the other, and how many are answered meanwhile is chance.
  const { search } = createAnswerers({ ...stage, now: stage.clock.now, onFailure: () => {} });
  const ask = () => search('What do the two inspectors do?');
  const settled = await Promise.allSettled(Array.from({ length: 120 }, ask));
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as Failure] : []));
  assert.equal([settled.length - refusals.length, refusals.length], [61, 59]);
  const [refused] = refusals;
  assert.equal([refused?.status, refused?.body.code, refused?.headers['retry-after']], [503, 'busy', '5']);
  assert.is((await post('/api/answer', { message: 'What do the two inspectors do?' }, owner)).status, 200);
  assert.is((await ask()).kind, 'answer');
});

test('a burst of guesses at respondents learns no more through the chat than through the verification', async () => {
  stage = await openStage({ env: { LIMIT_VERIFY: '20/3600' } });
  await stage.submit(formOf());
  await stage.post('/api/verify-email', { email: 'ada@example.org' });
  const limitGuesses = (email: string, from: string) => post('/api/chat', { message: 'Hello', email }, from);
  const guesses = await Promise.all(
    [...Array(120).keys()].map((number) => limitGuesses(`a${number}@example.org`, owner)),
  );
  assert.equal([countOf(guesses, 403), countOf(guesses, 429)], [20, 100]);
  assert.is((await limitGuesses('ada@example.org', owner)).status, 429);
  assert.is((await post('/api/verify-email', { email: 'nobody@example.org' }, owner)).status, 429);
  assert.is((await limitGuesses('ada@example.org', '192.0.2.11')).status, 200);
});

test('forty guesses at once are tried one by one, and five of them at all', async () => {
  stage = await openStage({ env: { LIMIT_LOGIN_ACCOUNT: '5/900' } });
  await stage.login();
  const guesses = await Promise.all([...Array(40)].map(() => login('x')));
  assert.equal([countOf(guesses, 401), countOf(guesses, 429)], [5, 35]);
});

test('one wrong guess after each wait does not keep the owner out', async () => {
  stage = await openStage({ env: { LIMIT_LOGIN_ACCOUNT: '5/900' } });
  await stage.login();
  await oneAfterTheOther(5, () => login('x', '198.51.100.1'));
  for (let wait = 0; wait < 8; wait += 1) {
    const refused = await login('x', '198.51.100.1');
    assert.is(refused.status, 429);
    stage.clock.pass(Number(refused.headers['retry-after']) * 1000);
    assert.is((await login('x', '198.51.100.1')).status, 401);
    assert.is((await login(professor.password)).status, 200);
  }
});

test('a Retry-After is never longer than its window, also when the clock goes back', async () => {
  const env = { LIMIT_QUESTIONS: '1/600', LIMIT_LOGIN_ACCOUNT: '1/900', LIMIT_LOGIN: '99/900' };
  stage = await openStage({ env });
  await stage.login();
  await ask('One', owner);
  await login('x');
  stage.clock.pass(-86_400_000);
  const [asked, tried] = [await ask('Two', owner), await login('x')];
  assert.equal([asked.status, asked.headers['retry-after']], [429, '600']);
  assert.equal([tried.status, tried.headers['retry-after']], [429, '900']);
  stage.clock.pass(900_000);
  assert.is((await ask('Two', owner)).status, 201);
  assert.is((await login(professor.password)).status, 200);
});

test.run();
