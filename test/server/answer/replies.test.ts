import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countCalls } from '../../support/count-calls.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('replies');
let stage: Stage;
test.before.each(async () => {
  stage = await openStage();
});
test.after.each(() => stage.close());

const asked = 'How do goldfish remember auctions?';
const replied =
  'Goldfish keep **one price** in mind, see [Crates](https://example.org/crates).\n\n- It is the last one.';

async function askAndReply(question = asked, reply = replied) {
  const bearer = { authorization: `Bearer ${await stage.login()}` };
  const id = (await stage.post('/api/questions', { text: question })).json._id;
  assert.is((await stage.post(`/api/questions/${id}/reply`, { text: reply }, bearer)).status, 201);
  return { id, bearer };
}

const answer = async (message: string) => (await stage.post('/api/answer', { message })).json;

test('what the professor replied answers the same question at once, as text, named and linked', async () => {
  assert.is((await answer(asked)).kind, 'declined');
  const { id } = await askAndReply();
  const { kind, content, sources } = await answer('how does a goldfish remember an auction');
  assert.is(kind, 'answer');
  const href = `/forum#question-${id}`;
  assert.is(
    content,
    [
      '**How do goldfish remember auctions?**',
      '',
      '> Goldfish keep one price in mind, see Crates.',
      '>',
      '> - It is the last one.',
      '>',
      `> — [The professor replied in the forum](${href})`,
    ].join('\n'),
  );
  assert.equal(sources, [{ title: 'The professor replied in the forum', heading: null, href }]);
});

test('a reply answers the chat too', async () => {
  await stage.close();
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone' } });
  const { id } = await askAndReply();
  await stage.post('/api/verify-email', { email: 'ada@example.org' });
  const { json } = await stage.post('/api/chat', { message: asked, email: 'ada@example.org' });
  assert.equal([json.kind, json.sources[0]?.href], ['answer', `/forum#question-${id}`]);
});

const long = [
  'Goldfish keep one price in mind for as long as the water stays clear.',
  'Another sentence tells of crates and of the two inspectors who open them slowly.',
].concat(
  Array.from(
    { length: 12 },
    (_, at) => `Fish number ${at + 1} looks at the auctioneer and remembers what it paid the last time.`,
  ),
);

/** Sends messages to the chat one after the other, each with the turns before it. */
async function converse(...messages: string[]) {
  const turns: { question: string; answer: string }[] = [];
  await stage.post('/api/verify-email', { email: 'ada@example.org' });
  for (const message of messages) {
    const { json } = await stage.post('/api/chat', { message, email: 'ada@example.org', turns: [...turns] });
    turns.push({ question: message, answer: json.content });
  }
  return turns.map(({ answer }) => answer);
}

test('what follows on from a reply goes on with the reply', async () => {
  await stage.close();
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone' } });
  const { id } = await askAndReply(asked, long.join(' '));
  const [first = '', more = '', end = ''] = await converse(asked, 'Can you say more?', 'Tell me more');
  assert.match(first, 'Fish number 5');
  assert.not.match(first, 'Fish number 12');
  assert.not.match(more, 'Fish number 5');
  assert.match(more, 'Fish number 12');
  assert.match(more, `/forum#question-${id}`);
  assert.match(end, 'The professor replied in the forum');
  assert.not.match(end, 'Fish number');
  const [, simply = ''] = await converse(asked, 'Explain more simply');
  assert.match(simply, '> Goldfish keep one price in mind');
  assert.not.match(simply, 'Fish number');
});

test('a reply is gone with its question, hidden or deleted, and back when it is shown again', async () => {
  const { id, bearer } = await askAndReply();
  const hide = (hidden: boolean) => stage.post(`/api/questions/${id}/hide`, { hidden }, bearer);
  await hide(true);
  assert.is((await answer(asked)).kind, 'declined');
  await hide(false);
  assert.is((await answer(asked)).kind, 'answer');
  await stage.inject({ method: 'DELETE', url: `/api/questions/${id}`, headers: bearer });
  assert.is((await answer(asked)).kind, 'declined');
});

test('what was edited answers with its new words', async () => {
  const { id } = await askAndReply();
  await answer(asked);
  await stage.database.db.updateTable('questions').set({ reply: 'They do not.' }).where('id', '=', id).execute();
  // Whatever edits a reply says that the public list is another one.
  await stage.post('/api/questions', { text: 'Another question' });
  assert.match((await answer(asked)).content, '> They do not.');
});

test('a reply comes before passages that were not written for the question', async () => {
  const question = 'What do the two inspectors do?';
  assert.match((await answer(question)).content, 'The site says');
  await askAndReply(question, 'They open crates, each in a way of their own.');
  assert.match((await answer(question)).content, '> They open crates');
});

test('a question without reply answers nothing, and one about something else is not answered by a reply', async () => {
  await stage.post('/api/questions', { text: asked });
  assert.is((await answer(asked)).kind, 'declined');
  await askAndReply('Do parrots vote?', 'They do not.');
  assert.is((await answer('Do parrots read newspapers about chess?')).kind, 'declined');
});

test('a long question of a stranger is named by its beginning, and its markup stays text', async () => {
  await askAndReply(`How do goldfish remember *auctions* ${'and prices '.repeat(100)}?`, 'They keep a list.');
  const { content } = await answer(asked);
  const [first = ''] = content.split('\n');
  assert.ok(first.startsWith('**How do goldfish remember \\*auctions\\*'));
  assert.ok(first.length < 220);
});

test('the search is given questions with their replies as text, and nothing that is hidden or waits', async () => {
  const found = async () => {
    const { json, headers } = await stage.get<unknown>('/api/replies');
    return { json, etag: String(headers.etag) };
  };
  await stage.post('/api/questions', { text: 'A question that waits' });
  const before = await found();
  assert.equal(before.json, []);
  const { id, bearer } = await askAndReply();
  const { json, etag } = await found();
  const reply = 'Goldfish keep one price in mind, see Crates.\n• It is the last one.';
  assert.equal(json, [{ href: `/forum#question-${id}`, question: asked, reply }]);
  assert.is((await stage.get('/api/replies', { 'if-none-match': etag })).status, 304);
  assert.is((await stage.get('/api/replies', { 'if-none-match': before.etag })).status, 200);
  await stage.post(`/api/questions/${id}/hide`, {}, bearer);
  assert.equal((await found()).json, []);
});

test('what looks like a tag is text, as the forum shows it', async () => {
  const { bearer } = await askAndReply();
  const question = (await stage.post('/api/questions', { text: 'If a<b and c>d, what holds?' })).json;
  await stage.post(`/api/questions/${question._id}/reply`, { text: 'With x<y and y>z *nothing* does.' }, bearer);
  const { json } = await stage.get<{ question: string; reply: string }[]>('/api/replies');
  assert.equal([json[0]?.question, json[0]?.reply], ['If a<b and c>d, what holds?', 'With x<y and y>z nothing does.']);
});

test('the search is given the newest three hundred replies, the newest first', async () => {
  const at = stage.clock.now().toISOString();
  const rows = Array.from({ length: 301 }, (_, number) => ({
    id: `0mb${String(number).padStart(28, '0')}`,
    tag: null,
    text: `Question ${number}`,
    created_at: at,
    hidden: 0,
    reply: 'Yes.',
    replied_at: at,
    dedupe_key: null,
  }));
  await stage.database.db.insertInto('questions').values(rows).execute();
  const { json } = await stage.get<{ question: string }[]>('/api/replies');
  assert.equal([json.length, json[0]?.question, json.at(-1)?.question], [300, 'Question 300', 'Question 1']);
});

test('of a long question and a long reply the search is given the beginning', async () => {
  await askAndReply(`Why ${'so '.repeat(200)}?`, 'Because '.repeat(200));
  const { json } = await stage.get<{ question: string; reply: string }[]>('/api/replies');
  assert.equal([json[0]?.question.length, json[0]?.reply.length], [161, 401]);
});

test('no character of a long question or a long reply is cut in two', async () => {
  const long = `a${'🙂'.repeat(300)}`;
  await askAndReply(long, long);
  const { json } = await stage.get<{ question: string; reply: string }[]>('/api/replies');
  assert.equal([json[0]?.question, json[0]?.reply], [`a${'🙂'.repeat(79)} …`, `a${'🙂'.repeat(199)} …`]);
  assert.not.match((await answer(long)).content, /\p{Cs}/u);
});

test('a text that was read already is not read again when something else is asked or replied', async () => {
  const countRead = (work: () => Promise<unknown>) => countCalls('/server/answer/plain-reply.ts', 'plainReply', work);
  const find = async () => {
    await stage.get('/api/replies');
    await answer(asked);
  };
  for (const bird of ['owls', 'larks', 'terns']) await askAndReply(`Do ${bird} vote?`, `No ${bird} do.`);
  // The search reads questions and replies, the chatbot replies.
  assert.is(await countRead(find), 9);
  await stage.post('/api/questions', { text: 'A question that waits' });
  assert.is(await countRead(find), 0);
  await askAndReply();
  assert.is(await countRead(find), 3);
});

test.run();
