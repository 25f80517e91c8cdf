import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page, RouteList, SidebarEntries, TopicPage } from '../../../generated/shapes.ts';
import { App } from '../../../src/app/app.tsx';
import { type CompiledRoute, preparePrerender } from '../../../src/app/prerender.tsx';
import { createPageStore } from '../../../src/content/page-store.ts';
import { type Prerendered, readPrerendered } from '../../../src/content/prerendered.ts';
import { compiledFolder } from '../../support/compile-first.ts';
import { beforeClose, openWindow } from '../../support/dom.ts';
import { compileWhole } from '../../support/whole.ts';

type Read = <T>(file: string) => T;

const read: Read = (file) => JSON.parse(readFileSync(join(compiledFolder, file), 'utf8'));
const sidebar = read<SidebarEntries>('sidebar.json');
/** A site with every kind of page. */
const whole: { readonly read: Read } = await compileWhole();

/** Of a large site, whose other groups have a link to their section of the overview. */
const shortened = sidebar.map(({ slug, title, items }) => ({
  slug,
  title,
  items: [{ title: `All ${items.length} topics`, href: `/resources#group-${slug}` as const }],
}));

function readPages(readFile: Read): CompiledRoute[] {
  const entries = readFile<SidebarEntries>('sidebar.json');
  return readFile<RouteList>('routes.json').map(({ path, data }) => ({
    path,
    result: {
      status: 'ready' as const,
      page: readFile<Page>(data),
      sidebar: path.startsWith('/resources') ? entries : null,
    },
  }));
}

const own = readPages(read);
const kindsOfOwn = new Set(own.map(({ result }) => result.status === 'ready' && result.page.kind));

const pages: CompiledRoute[] = [
  ...own,
  // The kinds that the site's own content lacks; the others may look as its `site.md` says.
  ...readPages(whole.read).filter(({ result }) => result.status === 'ready' && !kindsOfOwn.has(result.page.kind)),
  { path: '/404', result: { status: 'missing', sidebar: null } },
  { path: '/resources/404', result: { status: 'missing', sidebar } },
  { path: '/resources/404', result: { status: 'missing', sidebar: shortened } },
  { path: '/research/404', result: { status: 'missing', sidebar: null } },
];

test('every page comes to life as it was prerendered, with what is read back from where it stands', async () => {
  const prerender = await preparePrerender();
  for (const page of pages) {
    const { body, data } = prerender(page);
    const html = `<div id="root">${body}</div><script type="application/json" id="page">${data}</script>`;
    const close = openWindow(`https://site.test${page.path}`, html);
    const problems: unknown[] = [];
    const warn = console.error;
    console.error = (...words: unknown[]) => problems.push(words);
    try {
      const found = readPrerendered(document);
      assert.ok(found, page.path);
      assert.is(found.path, page.path);
      assert.equal(sidebarOf(found), sidebarOf(page), page.path);
      assert.equal(partsOf(found), partsOf(page), page.path);
      const root = document.getElementById('root') as HTMLElement;
      const app = <App pages={createPageStore({ ...found, landing: { top: 0 } })} onRetry={still} onView={still} />;
      const hydrated = await act(() => hydrateRoot(root, app, { onRecoverableError: (error) => problems.push(error) }));
      beforeClose(() => act(() => hydrated.unmount()));
      assert.equal(problems, [], page.path);
      const formulas = [...document.querySelectorAll('math')];
      assert.ok(
        formulas.every((formula) => formula.getAttribute('translate') === 'no'),
        page.path,
      );
    } finally {
      console.error = warn;
      await close();
    }
  }
});

test('what a page shows stands in its document once', async () => {
  const prerender = await preparePrerender();
  const page = pages.find(({ path }) => /^\/(?:resources|research\/papers)\//.test(path));
  assert.ok(page);
  const { body, data } = prerender(page);
  assert.match(body, /data-markup="/);
  assert.not.match(data, /<|\\u003c/);
  const embedded = Object.keys(JSON.parse(data).result.page);
  assert.equal(
    ['body', 'toc', 'cite', 'previous', 'next'].filter((key) => embedded.includes(key)),
    [],
  );
});

test('reader views find all parts of a text, and take no date for the name of its author', async () => {
  const prerender = await preparePrerender();
  for (const page of pages) {
    const { body } = prerender(page);
    assert.not.match(body, /(?<! class="text") data-markup="body/, page.path);
    assert.not.match(body, /class="[^"]*dateline/, page.path);
  }
});

const sidebarOf = ({ result }: CompiledRoute | Prerendered) => ('sidebar' in result ? result.sidebar : null);

/** The parts of a text and the lists of links around it; a table of contents of one line is not shown. */
function partsOf({ result }: CompiledRoute | Prerendered) {
  const page: Partial<TopicPage> = result.status === 'ready' ? { ...(result.page as TopicPage) } : {};
  const { body = [], toc = [], cite = [], previous = null, next = null } = page;
  const names = body.map((part) => ('figure' in part ? part.figure : part.key));
  // Not every screen shows so few.
  return { names, toc: toc.length < 4 ? [] : toc, cite, previous, next };
}

const still = () => undefined;

test.run();
