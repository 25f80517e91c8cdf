import { act, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FigureGuard, prerenderedHtml } from '../../../../src/features/figures/figure-guard.tsx';
import { beforeClose, closeWindow, openWindow } from '../../../support/dom.ts';

test.after.each(closeWindow);

function Drawn() {
  return (
    <figure>
      <svg />
      <div className="figure-controls">slider</div>
      <p>The better option is chosen.</p>
    </figure>
  );
}

function Broken(): ReactNode {
  throw new Error('no such curve');
}

function Page({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const prerendered = useRef<string | null>(null);
  useEffect(() => {
    if (box.current) prerendered.current = prerenderedHtml(box.current);
  }, []);
  return (
    <main>
      <div ref={box}>
        <FigureGuard prerendered={prerendered}>
          <Suspense>{children}</Suspense>
        </FigureGuard>
      </div>
      <button type="button">Next</button>
    </main>
  );
}

test('a figure whose code throws stays as the document showed it, without its controls', async () => {
  const html = renderToString(
    <Page>
      <Drawn />
    </Page>,
  );
  openWindow('https://site.test/', `<div id="root">${html}</div>`);
  let arrive = (_: { default: typeof Broken }) => {};
  const Late = lazy(() => new Promise<{ default: typeof Broken }>((resolve) => (arrive = resolve)));
  const errors: string[] = [];
  const onCaughtError = (error: unknown) => errors.push(String(error));
  const options = { onCaughtError, onRecoverableError: () => undefined };
  const page = (
    <Page>
      <Late />
    </Page>
  );
  const root = await act(async () => hydrateRoot(document.getElementById('root') as HTMLElement, page, options));
  beforeClose(() => act(() => root.unmount()));
  await act(async () => arrive({ default: Broken }));
  assert.is(document.querySelector('figure p')?.textContent, 'The better option is chosen.');
  assert.ok(document.querySelector('figure svg'));
  assert.is(document.querySelector('.figure-controls'), null);
  assert.is(document.querySelector('button')?.textContent, 'Next');
  assert.equal(errors, ['Error: no such curve']);
});

test('a figure that was never drawn says so', async () => {
  openWindow('https://site.test/', '<div id="root"></div>');
  const root = createRoot(document.getElementById('root') as HTMLElement, { onCaughtError: () => undefined });
  beforeClose(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <Page>
        <Broken />
      </Page>,
    ),
  );
  assert.is(
    document.querySelector('main p')?.textContent,
    'This figure could not be drawn. Load the page again to see it.',
  );
});

test.run();
