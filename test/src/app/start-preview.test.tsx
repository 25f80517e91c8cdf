import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RouteList } from '../../../generated/shapes.ts';
import { loadScreen } from '../../../src/app/screens.ts';
import { showPages } from '../../../src/app/start-preview.tsx';
import { createPageStore } from '../../../src/content/page-store.ts';
import { compiledFolder } from '../../support/compile-first.ts';
import { beforeClose, closeWindow, openWindow } from '../../support/dom.ts';

test.after.each(closeWindow);

const read = (path: string) => JSON.parse(readFileSync(join(compiledFolder, path), 'utf8'));

test('the preview shows the newest of two pages, whichever is ready first', async () => {
  openWindow('https://site.test/studio/page', '<div id="root"></div>');
  const box = document.getElementById('root');
  assert.ok(box);
  const root = createRoot(box);
  beforeClose(() => act(async () => root.unmount()));
  const styled: (() => void)[] = [];
  const style = () => new Promise<void>((settle) => styled.push(settle));
  const stay = async () => undefined;
  const pages = createPageStore({ path: '', result: { status: 'missing', sidebar: null }, landing: 'stay' });
  const show = showPages(root, pages, style);
  const routes = (read('routes.json') as RouteList).filter(({ path }) => /^\/(?:contact|privacy-policy)$/.test(path));
  const [one, other] = routes.map(({ path, data }) => ({ path, page: read(data), sidebar: null }));
  assert.ok(one && other);
  for (const { page } of [one, other]) await loadScreen(page.kind, stay);
  const shown = [show(one), show(other)];
  for (const settle of styled.reverse()) await act(async () => settle());
  await Promise.all(shown);
  assert.is(document.querySelector('h1')?.textContent, other.page.title);
});

test.run();
