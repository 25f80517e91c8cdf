import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createHasher } from '../../../server/db/hash.ts';
import { erasePerson, exportPerson, isUnknown } from '../../../server/db/person.ts';
import { purge } from '../../../server/db/retention.ts';
import type { Mail } from '../../../server/notify/compose.ts';
import { startNotifier } from '../../../server/notify/notifier.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('mails about replies');
let stage: Stage;
let letters: Mail[];
const site = 'https://site.example';
const ada = 'ada@example.org';

test.before.each(async () => {
  letters = [];
  stage = await openStage({ notify: true });
});
test.after.each(() => stage.close());

/** Sends what waits, and gives the letters to visitors among it. */
async function deliver(at: string | null = site, db = stage.database.db): Promise<readonly Mail[]> {
  const before = letters.length;
  const { database, clock } = stage;
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} };
  const context = { site: async () => at, hash: createHasher(database.secret) };
  const fail = (_: unknown, error: unknown) => {
    if (at !== null) throw error;
  };
  await startNotifier(db, mailer, clock.now, context, fail).stop();
  letters.push(...sent.filter(({ to }) => to !== undefined));
  return letters.slice(before);
}

const ask = async (text = 'Why?') => (await stage.post('/api/questions', { text })).json._id;
const leave = (id: string, email = ada) => stage.post(`/api/questions/${id}/mail`, { email });

async function confirm(mail: Mail | undefined): Promise<number> {
  const link = /https:\S+/.exec(mail?.text.split('\n\n')[1] ?? '')?.[0].slice(site.length) ?? '';
  const page = await stage.get(link);
  assert.match(page.text, '>Yes, write to me</button>');
  const form = new FormData();
  for (const [name, value] of new URL(link, site).searchParams) form.append(name, value);
  const { status, text } = await stage.submit(form, '/api/reply-mail');
  assert.match(text, status === 200 ? 'You will hear of the reply' : 'This link is no longer valid');
  return status;
}

async function reply(id: string) {
  const bearer = { authorization: `Bearer ${await stage.login()}` };
  await stage.post(`/api/questions/${id}/reply`, { text: 'So.' }, bearer);
}

const kept = async () => (await stage.database.db.selectFrom('reply_mails').selectAll().execute()).length;

test('whoever confirms the address hears of the reply once, and the address is gone', async () => {
  const id = await ask();
  const woken = stage.notified();
  assert.is((await leave(id, ' ADA@example.org')).status, 202);
  assert.is(stage.notified(), woken + 1, 'what waits is sent at once');
  const [asked, ...others] = await deliver();
  assert.equal([asked?.to, others], [ada, []]);
  assert.is(await confirm(asked), 200);
  assert.is(stage.notified(), woken + 2);
  assert.equal(await deliver(), []);
  await reply(id);
  const [told] = await deliver();
  assert.is(told?.to, ada);
  assert.match(told?.text ?? '', `${site}/forum/${id}`);
  assert.is(await kept(), 0);
  assert.equal(await deliver(), []);
});

test('of several who wait for several replies each who confirmed hears of the own one', async () => {
  const [first, second] = [await ask('Why?'), await ask('How?')];
  const [bo, eve] = ['bo@example.org', 'eve@example.org'];
  await leave(first, bo);
  await leave(second);
  await leave(second, eve);
  for (const mail of await deliver()) if (mail.to !== eve) assert.is(await confirm(mail), 200);
  for (const [id, who] of [
    [second, ada],
    [first, bo],
  ] as const) {
    await ask(`Another one, of which a mail waits beside ${who}’s?`);
    await reply(id);
    assert.equal(
      (await deliver()).map(({ to, text }) => [to, text.includes(`/forum/${id}`)]),
      [[who, true]],
    );
  }
});

test('a confirmed address waits two years for a reply', async () => {
  await leave(await ask());
  await confirm((await deliver())[0]);
  stage.clock.pass(730 * 86_400_000);
  await purge(stage.database, stage.config, stage.clock.now());
  assert.is(await kept(), 1);
  stage.clock.pass(1);
  await purge(stage.database, stage.config, stage.clock.now());
  assert.is(await kept(), 0);
});

test('an address that nobody confirmed hears of nothing more, and is forgotten after two days', async () => {
  const id = await ask();
  await leave(id);
  await leave(id);
  assert.is((await deliver()).length, 1);
  await reply(id);
  assert.equal(await deliver(), []);
  stage.clock.pass(2 * 86_400_000);
  await purge(stage.database, stage.config, stage.clock.now());
  assert.is(await kept(), 1);
  stage.clock.pass(1);
  await purge(stage.database, stage.config, stage.clock.now());
  assert.is(await kept(), 0);
});

test('a reply that came before the confirmation is told at once', async () => {
  const id = await ask();
  await leave(id);
  const [asked] = await deliver();
  await reply(id);
  await confirm(asked);
  assert.match((await deliver())[0]?.text ?? '', `/forum/${id}`);
});

test('a reply to a hidden question is told of when the question is shown', async () => {
  const id = await ask();
  await leave(id);
  await confirm((await deliver())[0]);
  const hide = async (hidden: boolean) =>
    stage.post(`/api/questions/${id}/hide`, { hidden }, { authorization: `Bearer ${await stage.login()}` });
  await hide(true);
  await reply(id);
  assert.equal(await deliver(), []);
  await hide(false);
  assert.match((await deliver())[0]?.text ?? '', `/forum/${id}`);
  assert.is(await kept(), 0);
});

/** Begins to delete a question with a reply, of which somebody is to hear. */
async function deleteAnswered() {
  const id = await ask();
  await leave(id);
  await confirm((await deliver())[0]);
  await reply(id);
  const removal = {
    url: `/api/desk/questions/${id}/removal`,
    headers: { authorization: `Bearer ${await stage.login()}` },
  };
  await stage.inject({ ...removal, method: 'POST' });
  return { id, removal };
}

test('a mail that falls due while a deletion can be undone is sent after it was undone', async () => {
  const { id, removal } = await deleteAnswered();
  assert.equal(await deliver(), []);
  await stage.inject({ ...removal, method: 'DELETE' });
  assert.match((await deliver())[0]?.text ?? '', `/forum/${id}`);
});

test('a mail is not lost when a deletion is undone while its question is looked up', async () => {
  const { id, removal } = await deleteAnswered();
  let isUndone = false;
  const undoAfterLookup = stage.database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const isHidden = result.rows.some((row) => row.hidden === 1);
      if (isHidden && !isUndone) {
        isUndone = true;
        await stage.inject({ ...removal, method: 'DELETE' });
      }
      return result;
    },
  });
  await deliver(site, undoAfterLookup);
  assert.ok(isUndone);
  stage.clock.pass(60_000);
  assert.match((await deliver())[0]?.text ?? '', `/forum/${id}`);
});

test('no mail is lost while the site is being replaced', async () => {
  const id = await ask();
  await leave(id);
  assert.equal(await deliver(null), []);
  stage.clock.pass(60_000);
  await confirm((await deliver())[0]);
  await reply(id);
  assert.equal(await deliver(null), []);
  stage.clock.pass(60_000);
  assert.match((await deliver())[0]?.text ?? '', `/forum/${id}`);
});

test('opening the link confirms nothing, and a link that was not sent is refused', async () => {
  const id = await ask();
  await leave(id);
  await deliver();
  const { id: subscription } = await stage.database.db.selectFrom('reply_mails').select('id').executeTakeFirstOrThrow();
  const forged = await stage.get(`/api/reply-mail?id=${subscription}&key=${'a'.repeat(32)}`);
  assert.equal([forged.status, forged.text.includes('<form')], [404, false]);
  await reply(id);
  assert.equal(await deliver(), []);
});

test('the address is never shown, and goes with the question or the person', async () => {
  const id = await ask();
  await leave(id);
  for (const path of ['/api/questions', `/data/pages/forum/${id}.json`, '/forum'])
    assert.not.match((await stage.get(path)).text, 'ada');
  const others = await ask('How?');
  await leave(others, 'bo@example.org');
  const person = await exportPerson(stage.database.db, ada);
  assert.equal([person.waitsFor, isUnknown(person)], [[id], false]);
  const [asked] = await deliver();
  await erasePerson(stage.database, ada);
  assert.ok(isUnknown(await exportPerson(stage.database.db, ada)));
  assert.equal((await exportPerson(stage.database.db, 'bo@example.org')).waitsFor, [others]);
  assert.is(await kept(), 1);
  assert.is(await confirm(asked), 404);
  await leave(id);
  const bearer = { authorization: `Bearer ${await stage.login()}` };
  await stage.inject({ method: 'DELETE', url: `/api/questions/${id}`, headers: bearer });
  assert.is(await kept(), 1);
});

test('a question that is answered, hidden or not there takes no address, and addresses are limited', async () => {
  const id = await ask();
  assert.is((await leave('none')).status, 404);
  const bearer = { authorization: `Bearer ${await stage.login()}` };
  await stage.post(`/api/questions/${id}/hide`, { hidden: true }, bearer);
  assert.is((await leave(id)).status, 404);
  await stage.post(`/api/questions/${id}/hide`, { hidden: false }, bearer);
  await reply(id);
  assert.is((await leave(id)).status, 404);
  await stage.close();
  stage = await openStage({ notify: true, env: { LIMIT_REPLY_MAILS: '2/3600' } });
  const open = await ask();
  assert.equal([(await leave(open)).status, (await leave(open)).status, (await leave(open)).status], [202, 202, 429]);
});

test('one mailbox is written to as rarely under all of its names', async () => {
  await stage.close();
  stage = await openStage({ notify: true, env: { LIMIT_REPLY_MAILS: '2/3600' } });
  const id = await ask();
  const leaveAs = (email: string, number: number) =>
    stage.inject({
      method: 'POST',
      url: `/api/questions/${id}/mail`,
      payload: { email },
      remoteAddress: `192.0.2.${number}`,
    });
  const names = ['ada.b@example.org', 'adab+1@example.org', 'A.d.a.b+2@Example.org', 'adab@example.org'];
  const statuses: number[] = [];
  for (const [number, name] of names.entries()) statuses.push((await leaveAs(name, number)).status);
  assert.equal(statuses, [202, 202, 429, 429]);
  assert.is((await leaveAs('bo.b@example.org', 9)).status, 202);
});

test('no number of addresses makes the server write to the world at large', async () => {
  await stage.close();
  const env = { LIMIT_REPLY_MAILS: '5/3600', LIMIT_REPLY_MAILS_ALL: '40/3600' };
  stage = await openStage({ notify: true, env });
  const id = await ask();
  const leaveFrom = (number: number) =>
    stage.inject({
      method: 'POST',
      url: `/api/questions/${id}/mail`,
      payload: { email: `ada${number}@example.org` },
      remoteAddress: `2001:db8:7:${number.toString(16)}::1`,
    });
  const statuses: number[] = [];
  for (let number = 0; number < 50; number += 1) statuses.push((await leaveFrom(number)).status);
  assert.is(statuses.filter((status) => status === 202).length, 30);
  assert.is((await leave(id)).status, 202, 'a quarter is kept for others');
});

test('without mail it is neither offered nor taken', async () => {
  assert.ok((await stage.get('/api/health')).json.takes.includes('mail'));
  await stage.close();
  stage = await openStage();
  assert.not((await stage.get('/api/health')).json.takes.includes('mail'));
  assert.is((await leave(await ask())).status, 404);
});

test.run();
