import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShortener } from '../../../cli/build/shorten-sidebar.ts';
import type { SidebarEntries } from '../../../cli/kinds/shapes/topic.ts';

function makeSidebar(groups: number, size: number): SidebarEntries {
  return Array.from({ length: groups }, (_, group) => ({
    slug: `group-${group}`,
    title: `Group ${group}`,
    items: Array.from({ length: size }, (_, index) => ({
      title: `Page ${index}`,
      href: `/resources/${group}-${index}`,
    })),
  }));
}

test('a site of ordinary size shows every topic on every page', () => {
  const sidebar = makeSidebar(20, 10);
  assert.is(createShortener(sidebar)('/resources/3-4'), sidebar);
});

test('a large site shows the group of the page, and the way into every other', () => {
  const sidebar = makeSidebar(3, 100);
  const hrefs = createShortener(sidebar)('/resources/1-7').map((group) => group.items.map(({ href }) => href));
  assert.equal(hrefs, [
    ['/resources#group-group-0'],
    sidebar[1]?.items.map(({ href }) => href),
    ['/resources#group-group-2'],
  ]);
});

test('a site with very many groups shows those around the page, and the way to all', () => {
  const sidebar = makeSidebar(500, 2);
  const titles = createShortener(sidebar)('/resources/300-1').map(({ title }) => title);
  assert.equal([titles.length, titles[0], titles.at(-2)], [101, 'Group 250', 'Group 349']);
  assert.equal(createShortener(sidebar)('/resources/404').at(-1), {
    slug: '*',
    title: 'All 500 groups',
    items: [{ title: 'All 1000 topics', href: '/resources' }],
  });
});

test('a group that is large itself shows the topics around the page, at its ends too', () => {
  const sidebar = makeSidebar(1, 1000);
  const ends = (path: string) => {
    const hrefs = createShortener(sidebar)(path)[0]?.items.map(({ href }) => href) ?? [];
    assert.is(hrefs.at(-1), '/resources#group-group-0');
    return [hrefs[0], hrefs.at(-2)];
  };
  assert.equal(ends('/resources/0-500'), ['/resources/0-400', '/resources/0-599']);
  assert.equal(ends('/resources/0-3'), ['/resources/0-0', '/resources/0-199']);
  assert.equal(ends('/resources/0-998'), ['/resources/0-800', '/resources/0-999']);
});

test('the overview shows every topic however many there are', () => {
  const sidebar = makeSidebar(3, 1000);
  assert.is(createShortener(sidebar)('/resources'), sidebar);
});

test.run();
