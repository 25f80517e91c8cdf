import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ChatbotPage } from '../../../cli/kinds/shapes/chatbot.ts';
import { compileChanged, pageAt } from '../../support/workspace.ts';

const answer = (question: string, faq: number) => `---\nquestion: '${question}'\nfaq: ${faq}\n---\n\nBecause.\n`;

test('the chatbot shows the first of the frequent questions as an example, with its answer and where it stands', async () => {
  const changes = { 'answers/waves.md': answer('Why waves?', 20), 'answers/tides.md': answer('Why tides?', 10) };
  const { example } = pageAt<ChatbotPage>(await compileChanged(changes), '/chatbot');
  assert.equal(example, {
    id: 'tides',
    title: 'Why tides?',
    body: { key: 'section-tides', html: '<p>Because.</p>' },
    source: { title: 'Why tides?', href: '/answers/tides' },
  });
});

test('without frequent questions it shows none', async () => {
  assert.is(pageAt<ChatbotPage>(await compileChanged({}), '/chatbot').example, null);
});

test.run();
