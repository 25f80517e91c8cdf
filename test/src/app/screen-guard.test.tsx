import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ScreenGuard } from '../../../src/app/screen-guard.tsx';
import type { ShownPage } from '../../../src/content/page-store.ts';
import { beforeClose, openWindow } from '../../support/dom.ts';

function Broken(): never {
  throw new Error('no such list');
}

test('a page that cannot be drawn says so with a way to load it again, and the next page is shown', async () => {
  const close = openWindow('https://site.test/', '<div id="root"></div>');
  const { error } = console;
  console.error = () => undefined;
  const page = (path: string): ShownPage => ({ path, result: { status: 'desk' }, landing: { top: 0 } });
  const box = document.getElementById('root');
  const root = box && createRoot(box);
  beforeClose(() => act(async () => root?.unmount()));
  let retries = 0;
  const show = (shown: ShownPage, isBroken: boolean) =>
    act(async () =>
      root?.render(
        <ScreenGuard shown={shown} onRetry={() => retries++}>
          {isBroken ? <Broken /> : <h1>Next</h1>}
        </ScreenGuard>,
      ),
    );
  try {
    await show(page('/one'), true);
    assert.match(document.body.textContent ?? '', 'This page could not be loaded');
    document.querySelector('button')?.click();
    assert.is(retries, 1);
    await show(page('/two'), false);
    assert.is(document.body.textContent, 'Next');
  } finally {
    console.error = error;
    await close();
  }
});

test.run();
