import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Body, HomePage, PaperPage, ResearchPage, TopicPage } from '../../../generated/shapes.ts';
import { withScreens } from '../../../src/app/screens.ts';

const drawn: Body = [{ key: 'drawn', html: '<div class="figure"><figure></figure></div>' }];
const padded: Body = [
  { key: 'padded', html: '<div class="table-scroll"><table><tr><td data-pad=".5">1</table></div>' },
];

/** Pages that hold a drawn figure, in their text or in their introduction, or a table with decimals. */
const pages = [
  { kind: 'home', intro: drawn } as HomePage,
  { kind: 'research', intro: drawn } as ResearchPage,
  { kind: 'topic', body: drawn } as TopicPage,
  { kind: 'paper', body: padded } as PaperPage,
];

for (const page of pages) {
  test(`the styles of figures and of tables come with a page of the kind ${page.kind}`, async () => {
    const asked: boolean[] = [];
    const loader = {
      load: async () => ({ status: 'ready' as const, page, head: page.head, sidebar: null }),
      prefetch: () => {},
      reaches: async () => true,
    };
    await withScreens(loader, async (_, hasFigures) => asked.push(hasFigures)).load('/anywhere');
    assert.equal(asked, [true]);
  });
}

test.run();
