import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeLlms, writeLlmsFull } from '../../../cli/build/llms.ts';
import type { Passages } from '../../../cli/kinds/shapes/passages.ts';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';
import type { SidebarEntries } from '../../../cli/kinds/shapes/topic.ts';

const site = { title: 'Name', description: 'On choice.', url: 'https://site.test' } as SiteData;
const route = (path: string, kind: string, title: string) => ({
  path,
  kind,
  head: { title: `${title} · Name`, description: `About ${title}.`, canonical: `https://site.test${path}` },
});
const routes = [
  { ...route('/', 'home', 'Home') },
  route('/resources', 'resources', 'Resources'),
  route('/resources/a', 'topic', 'A'),
  route('/research/papers/p', 'paper', 'P'),
  route('/forum', 'forum', 'Forum'),
] as unknown as RouteList;
const sidebar: SidebarEntries = [{ slug: 'g', title: 'Group', items: [{ title: 'A', href: '/resources/a' }] }];

test('llms.txt names the site, then its pages group by group with their addresses', () => {
  assert.is(
    writeLlms(site, sidebar, routes),
    `# Name

> On choice.

The text of all pages: [llms-full.txt](https://site.test/llms-full.txt). All references as BibTeX: [references.bib](https://site.test/references.bib).

## Group

- [A](https://site.test/resources/a): About A. ([markdown](https://site.test/resources/a.md))

## Papers

- [P](https://site.test/research/papers/p): About P. ([markdown](https://site.test/research/papers/p.md))

## Optional

- [Forum](https://site.test/forum): About Forum.
`,
  );
});

test('llms-full.txt says each page and heading once, above its text', () => {
  const passage = (path: string, page: string, heading: string | null, text: string) => ({
    kind: 'section' as const,
    id: '',
    path,
    anchor: null,
    page,
    heading,
    asks: [],
    text,
    more: [],
  });
  const passages = [
    passage('/a', 'A', null, 'Opening.'),
    passage('/a', 'A', 'Ways', 'One.'),
    passage('/a', 'A', 'Ways', 'Two.'),
    passage('/b', 'B', 'Ways', 'Three.'),
    {
      ...passage('/answers', 'Answers', null, 'Because.'),
      kind: 'answer',
      address: '/answers/why',
      asks: ['Why?', 'How?'],
    },
    { ...passage('/b', 'B', null, 'A sentence made of data.'), kind: 'fact' },
  ] as Passages;
  assert.is(
    writeLlmsFull(site, passages),
    `# Name

# A

Source: https://site.test/a

Opening.

## Ways

One.

Two.

# B

Source: https://site.test/b

## Ways

Three.

# Why?

Source: https://site.test/answers/why

Because.
`,
  );
});

test.run();
