import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ChatbotPage } from '../../../cli/kinds/shapes/chatbot.ts';
import { compileChanged, pageAt } from '../../support/workspace.ts';

const answer = (question: string, faq: number) => `---\nquestion: '${question}'\nfaq: ${faq}\n---\n\nBecause.\n`;

test('the chatbot shows the first of the frequent questions as an example, with its answer and where it stands', async () => {
  const changes = { 'answers/waves.md': answer('Why waves?', 20), 'answers/tides.md': answer('Why tides?', 10) };
  const { example, starters } = pageAt<ChatbotPage>(await compileChanged(changes), '/chatbot');
  assert.equal(example, {
    id: 'tides',
    title: 'Why tides?',
    body: { key: 'section-tides', html: '<p>Because.</p>' },
    source: { title: 'Why tides?', href: '/answers/tides' },
  });
  assert.equal(starters, ['Why tides?', 'Why waves?']);
});

test('the questions to begin with are four of those that the site answers, the frequent ones first', async () => {
  const seldom = (question: string) => `---\nquestion: '${question}'\n---\n\nBecause.\n`;
  const names = ['a', 'b', 'c', 'd'];
  const changes = Object.fromEntries(names.map((name) => [`answers/${name}.md`, seldom(`Why ${name}?`)]));
  const compiled = await compileChanged({ ...changes, 'answers/tides.md': answer('Why tides?', 10) });
  const { starters } = pageAt<ChatbotPage>(compiled, '/chatbot');
  assert.equal(starters, ['Why tides?', 'Why a?', 'Why b?', 'Why c?']);
});

test('without frequent questions it shows none', async () => {
  const { example, starters } = pageAt<ChatbotPage>(await compileChanged({}), '/chatbot');
  assert.equal([example, starters], [null, []]);
});

test.run();
