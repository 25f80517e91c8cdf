import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ForumPage } from '../../../cli/kinds/shapes/forum.ts';
import type { TopicPage } from '../../../cli/kinds/shapes/topic.ts';
import { nodeOf } from '../../support/whole.ts';
import { compileChanged, pageAt, topic } from '../../support/workspace.ts';

const answer = (question: string, faq: number | null) =>
  `---\nquestion: '${question}'\n${faq === null ? '' : `faq: ${faq}\n`}---\n\nBecause of ${question}\n`;
const changes = {
  'answers/waves.md': answer('Why waves?', 20),
  'answers/tides.md': answer('Why tides?', 10),
  'answers/rocks.md': answer('Why rocks?', null),
  'topics/gamma.md': topic('See [tides](/forum#tides).'),
};

test('the forum shows the answers that are marked for it, in their order, and search engines are told them', async () => {
  const page = pageAt<ForumPage>(await compileChanged(changes), '/forum');
  assert.equal(
    page.faq.map(({ id, title, body }) => [id, title, body.html]),
    [
      ['tides', 'Why tides?', '<p>Because of Why tides?</p>'],
      ['waves', 'Why waves?', '<p>Because of Why waves?</p>'],
    ],
  );
  assert.equal(nodeOf(page, 'FAQPage'), {
    '@type': 'FAQPage',
    url: 'https://site.test/forum',
    mainEntity: ['Why tides?', 'Why waves?'].map((name) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: `Because of ${name}` },
    })),
  });
});

test('a link to an answer in the forum leads there', async () => {
  const { body } = pageAt<TopicPage>(await compileChanged(changes), '/resources/gamma');
  assert.match(JSON.stringify(body), '/forum#tides');
});

test.run();
