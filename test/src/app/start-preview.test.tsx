import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RouteList } from '../../../generated/shapes.ts';
import { loadScreen } from '../../../src/app/screens.ts';
import { startPreview } from '../../../src/app/start-preview.tsx';
import { compiledFolder } from '../../support/compile-first.ts';
import { closeWindow, openWindow } from '../../support/dom.ts';

test.after.each(closeWindow);

const read = (path: string) => JSON.parse(readFileSync(join(compiledFolder, path), 'utf8'));

test('the preview shows the newest of two pages, whichever is ready first', async () => {
  openWindow('https://site.test/studio/page', '<div id="root"></div>');
  const root = document.getElementById('root');
  assert.ok(root);
  const styled: (() => void)[] = [];
  startPreview(root, () => new Promise<void>((settle) => styled.push(settle)));
  const [one, other] = (read('routes.json') as RouteList).filter(({ path }) =>
    /^\/(?:contact|questionnaire)$/.test(path),
  );
  assert.ok(one && other);
  for (const { data } of [one, other]) await loadScreen(read(data).kind, async () => undefined);
  for (const { path, data } of [one, other]) {
    const message = { path, page: read(data), sidebar: null };
    const { origin } = location;
    window.dispatchEvent(new window.MessageEvent('message', { source: window.parent, origin, data: message }));
  }
  for (const settle of [...styled].reverse()) await act(async () => settle());
  assert.is(document.querySelector('h1')?.textContent, read(other.data).title);
});

test.run();
