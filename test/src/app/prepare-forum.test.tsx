import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnswersPage, ForumPage } from '../../../generated/shapes.ts';
import type { ForumThread, Question } from '../../../server/contract/forum.ts';
import { App } from '../../../src/app/app.tsx';
import { prepareForum } from '../../../src/app/prerender.tsx';
import { createPageStore } from '../../../src/content/page-store.ts';
import { readPrerendered } from '../../../src/content/prerendered.ts';
import { site } from '../../../src/content/site.ts';
import { compiledFolder } from '../../support/compile-first.ts';
import { beforeClose, openWindow } from '../../support/dom.ts';

const page: ForumPage = JSON.parse(readFileSync(join(compiledFolder, 'pages/forum.json'), 'utf8'));
const waiting: Question = { _id: 'q1ab3f', text: '<b>Why?</b> & how', createdAt: '2025-03-11T14:05:00.000Z' };
const answered: Question = {
  ...waiting,
  _id: 'q2cd9e',
  reply: { text: 'Because **time** does.\n\n<script>no</script>', createdAt: '2025-03-12T09:00:00.000Z' },
};
const list: ForumThread = { questions: [waiting, answered], id: null };
const alone: ForumThread = { questions: [answered], id: answered._id };

// A site may say that no server runs: then its forum has no questions.
Object.assign(site, { hasServer: true });

test('a question and its reply stand in the document, the reply with its Markdown and neither with markup of its own', async () => {
  const { document } = (await prepareForum())(page, alone);
  assert.match(document.body, /&lt;b&gt;Why\?&lt;\/b&gt; &amp; how/);
  assert.match(document.body, /Because <strong>time<\/strong> does\./);
  assert.not.match(document.body, /<script|style=/);
  assert.match(document.body, /<p[^>]*>Anonymous ID: #CD9E<\/p>/);
  assert.match(document.body, /<h1[^>]*>&lt;b&gt;Why\?&lt;\/b&gt; &amp; how<\/h1>/);
});

test('a question leads to the answers to questions like it, and to none that shares a word by chance', async () => {
  const answer = (title: string, ...asks: string[]) => ({ title, href: `/answers/${title.length}`, asks });
  const titles = ['When is a choice a mistake?', 'Does school choice hurt families?', 'Who wrote the chapters?'];
  const answers = titles.map((title) => answer(title));
  const compiled = {
    groups: [{ title: 'All', href: null, answers: [...answers, answer('Are errors rare?', 'Is a mistake a choice?')] }],
  };
  const render = await prepareForum(compiled as unknown as AnswersPage);
  const related = (text: string) => {
    const { page: served } = render(page, { questions: [{ ...waiting, text }], id: waiting._id });
    return served.related?.map(({ title }) => title);
  };
  const asked = 'Is a mistake in a choice always a mistake?';
  const explained = `${asked} I have read the chapters twice, and know what families, schools and doctors value.`;
  assert.equal(related(asked), ['When is a choice a mistake?', 'Are errors rare?']);
  assert.equal(related(explained), ['When is a choice a mistake?', 'Are errors rare?']);
  assert.equal(related('Can I visit the department?'), []);
});

test('the answers of the site are read once for the pages of all questions', async () => {
  let read = 0;
  const answer: AnswersPage['groups'][number]['answers'][number] = {
    title: 'When is a choice a mistake?',
    href: '/answers',
    get asks() {
      read += 1;
      return ['Is a mistake a choice?'];
    },
  };
  const compiled = { groups: [{ title: 'All', href: null, answers: [answer] }] };
  const render = await prepareForum(compiled);
  for (const question of [waiting, answered]) render(page, { questions: [question], id: question._id });
  assert.is(read, 1);
});

test('an answered question names its own address and describes itself as a question with its answer', async () => {
  const render = await prepareForum();
  const { head } = render(page, alone).document;
  assert.match(head, /<link rel="canonical" href="[^"]+\/forum\/q2cd9e">/);
  const { mainEntity } = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '');
  assert.equal(
    [mainEntity['@type'], mainEntity.text, mainEntity.answerCount, mainEntity.acceptedAnswer.text],
    ['Question', waiting.text, 1, answered.reply?.text],
  );
  assert.not.match(render(page, { questions: [waiting], id: waiting._id }).document.head, /ld\+json/);
});

test('each question of the list leads to its own page', async () => {
  const { body } = (await prepareForum())(page, list).document;
  for (const { _id } of list.questions) assert.ok(body.includes(`href="/forum/${_id}"`));
});

for (const [name, thread] of Object.entries({ list, alone })) {
  test(`what a server sends comes to life as it was sent: ${name}`, async () => {
    const { body, data } = (await prepareForum())(page, thread).document;
    const path = thread.id === null ? '/forum' : `/forum/${thread.id}`;
    const html = `<div id="root">${body}</div><script type="application/json" id="page">${data}</script>`;
    const close = openWindow(`https://site.test${path}`, html);
    const problems: unknown[] = [];
    const fetched = globalThis.fetch;
    globalThis.fetch = () => new Promise(() => undefined);
    try {
      const found = readPrerendered(document);
      assert.is(found?.path, path);
      const root = document.getElementById('root') as HTMLElement;
      const pages = createPageStore({ ...(found as NonNullable<typeof found>), landing: { top: 0 } });
      const still = () => undefined;
      const app = <App pages={pages} onRetry={still} onView={still} />;
      const hydrated = await act(() => hydrateRoot(root, app, { onRecoverableError: (error) => problems.push(error) }));
      beforeClose(() => act(() => hydrated.unmount()));
      assert.equal(problems, []);
      assert.is(document.querySelectorAll('.question').length, thread.questions.length);
    } finally {
      globalThis.fetch = fetched;
      await close();
    }
  });
}

test.run();
