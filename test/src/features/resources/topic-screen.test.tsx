import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TopicScreen } from '../../../../src/features/resources/topic-screen.tsx';
import { readScreen as read } from '../../../support/read-screen.ts';

test('a topic says where it belongs, how long it takes and what stands beside it', () => {
  const page = {
    title: 'A Topic',
    slug: 'a',
    group: { title: 'A Group' },
    draft: true,
    minutes: 4,
    updated: '2025-06-02',
    body: [{ key: 'a', html: '<p>What is at stake.</p>' }],
    cite: [{ title: 'BibTeX', href: '/data/cite/a.bib' }],
    previous: { title: 'One Before', href: '/resources/before' },
    next: { title: 'One After', href: '/resources/after' },
    toc: ['One', 'Two', 'Three', 'Four'].map((title) => ({ id: title, title, depth: 2 })),
  };
  assert.equal(read(<TopicScreen page={page as never} />), [
    ...['A Topic', 'DraftA Group', 'Updated 2 June 2025', '4 min read', 'On this page', 'What is at stake.'],
    ...['Cite this pageBibTeX', 'Previous Topic', 'One Before', 'Next Topic', 'One After'],
    ...['On this page', 'CloseOne', 'Two', 'Three', 'Four'],
  ]);
  const dated = read(<TopicScreen page={{ ...page, date: '2023-01-20' } as never} />);
  assert.equal(dated.slice(1, 3), ['DraftA Group', '20 January 2023Updated 2 June 2025']);
});

test.run();
