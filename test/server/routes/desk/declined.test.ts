import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DeclinedAnswer, DeskOverview } from '../../../../server/contract/desk.ts';
import { erasePerson } from '../../../../server/db/person.ts';
import { purge } from '../../../../server/db/retention.ts';
import { openStage, type Stage } from '../../../support/server/stage.ts';

const test = suite('what the chatbot declined');
const day = 86_400_000;
let stage: Stage;
let authorization: string;
test.before.each(async () => {
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone' } });
  authorization = `Bearer ${await stage.login()}`;
});
test.after.each(() => stage.close());

const question = 'Which zebra sleeps in the harbour of Lisbon?';
async function chat(email: string, message = question): Promise<void> {
  await stage.post('/api/verify-email', { email });
  const { status, json } = await stage.post('/api/chat', { email, message });
  assert.equal([status, json.kind], [200, 'declined']);
}
const people = (many: number) => Array.from({ length: many }, (_, index) => `person${index}@example.org`);
const read = async () => (await stage.get<DeclinedAnswer>('/api/desk/declined', { authorization })).json;
const rows = () => stage.database.db.selectFrom('declined').selectAll().execute();

test('a question is kept without who asked it, and shown when five people have asked it', async () => {
  for (const email of people(4)) await chat(email);
  assert.equal(await read(), { clusters: [], unshown: 4 });
  assert.not.match(JSON.stringify(await rows()), /example\.org|person\d/);
  await chat('person4@example.org');
  const { clusters, unshown } = await read();
  assert.equal(
    clusters.map(({ wording, people: many, times }) => [wording, many, times]),
    [[question, 5, 5]],
  );
  assert.is(unshown, 0);
});

test('what most people asked comes first, and both questions are among what waits', async () => {
  const other = 'Does the lighthouse juggle?';
  for (const email of people(5)) await chat(email);
  for (const email of people(6)) await chat(email, other);
  assert.equal(
    (await read()).clusters.map(({ wording, people: many }) => [wording, many]),
    [
      [other, 6],
      [question, 5],
    ],
  );
  const { newest, waiting } = (await stage.get<DeskOverview>('/api/desk', { authorization })).json;
  assert.is(waiting.declined, 2);
  assert.equal(newest.map(({ kind, title }) => [kind, title]).sort(), [
    ['declined', other],
    ['declined', question],
  ]);
});

test('what is declined for another reason than that the site has no answer is not kept', async () => {
  await chat('ada@example.org', 'Should I buy a house with my savings?');
  await chat('ada@example.org', 'My chest hurts, what should I do?');
  await chat('ada@example.org', 'My ex has the zebra, can I take it back?');
  await chat('ada@example.org', 'How old is the professor?');
  await chat('ada@example.org', 'Zebras?');
  assert.equal(await rows(), []);
});

test('of a long question the beginning is kept, which ends with a whole character', async () => {
  const long = `${question} ${'zebra '.repeat(100)}`;
  await chat('ada@example.org', long);
  const beginning = `${question} `.padEnd(299, 'zebra ');
  await chat('ada@example.org', `${beginning}🦓 and more`);
  assert.equal(
    (await rows()).map(({ text }) => text),
    [long.slice(0, 300), beginning],
  );
});

test('what is done with leaves the day alone', async () => {
  for (const email of people(5)) await chat(email);
  const [cluster] = (await read()).clusters;
  const done = () =>
    stage.inject({ method: 'DELETE', url: `/api/desk/declined/${cluster?.id}`, headers: { authorization } });
  assert.is((await done()).status, 204);
  assert.is((await done()).status, 404);
  assert.equal(
    (await rows()).map(({ text, asker }) => [text, asker]),
    Array(5).fill(['', '']),
  );
  assert.equal(await read(), { clusters: [], unshown: 0 });
  const overview = (await stage.get<DeskOverview>('/api/desk', { authorization })).json;
  assert.equal([overview.weeks.at(-1)?.declined, overview.waiting.declined], [5, 0]);
});

test('the words go when chat logs go and not before, the day is counted on for 90 days', async () => {
  await chat('ada@example.org');
  stage.clock.pass(30 * day);
  await purge(stage.database, stage.config, stage.clock.now());
  assert.equal(
    (await rows()).map(({ text }) => text),
    [question],
  );
  stage.clock.pass(day);
  await purge(stage.database, stage.config, stage.clock.now());
  assert.equal(
    (await rows()).map(({ text, asker }) => [text, asker]),
    [['', '']],
  );
  stage.clock.pass(60 * day);
  await purge(stage.database, stage.config, stage.clock.now());
  assert.equal(await rows(), []);
});

test('who is erased is erased here too', async () => {
  await chat('ada@example.org');
  await chat('bo@example.org');
  await erasePerson(stage.database, 'ADA@example.org');
  assert.is((await rows()).length, 1);
});

test.run();
