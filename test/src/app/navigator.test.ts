import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createNavigator } from '../../../src/app/navigator.ts';
import type { PageResult } from '../../../src/content/page-store.ts';
import { createPageStore } from '../../../src/content/page-store.ts';
import { closeWindow, openWindow } from '../../support/dom.ts';

test.after.each(closeWindow);

const missing: PageResult = { status: 'missing', sidebar: null };
const failed: PageResult = { status: 'failed', why: 'incomplete' };

/** A navigator on the home page, over a network whose answers the test gives. */
function setUp() {
  const close = openWindow('https://site.test/folder/');
  const waiting = new Map<string, (result: PageResult) => void>();
  const host = { reachable: true, reloads: 0 };
  const loader = {
    load: (path: string) => new Promise<PageResult>((resolve) => waiting.set(path, resolve)),
    prefetch: () => undefined,
    reaches: async () => host.reachable,
  };
  const pages = createPageStore({ path: '/', result: { status: 'failed', why: 'connection' }, landing: { top: 0 } });
  const navigator = createNavigator(pages, loader, '/folder', () => {
    host.reloads += 1;
  });
  navigator.start();
  const answer = async (path: string, result: PageResult) => {
    waiting.get(path)?.(result);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { close, pages, navigator, answer, host };
}

test('the old page and its address stay until the new one is loaded', async () => {
  const { close, pages, navigator, answer } = setUp();
  void navigator.go('/folder/research#papers');
  assert.is(pages.getState().shown.path, '/');
  assert.is(pages.getState().pending, '/research');
  assert.is(location.pathname, '/folder/');
  await answer('/research', missing);
  assert.is(pages.getState().shown.path, '/research');
  assert.equal(pages.getState().shown.landing, { anchor: 'papers' });
  assert.is(pages.getState().pending, null);
  assert.is(location.href, 'https://site.test/folder/research#papers');
  await close();
});

test('the later of two clicks wins, whichever page is loaded first', async () => {
  const { close, pages, navigator, answer } = setUp();
  void navigator.go('/folder/research');
  void navigator.go('/folder/forum');
  await answer('/forum', missing);
  await answer('/research', missing);
  assert.is(pages.getState().shown.path, '/forum');
  assert.is(location.pathname, '/folder/forum');
  await close();
});

test('an alias leads to its page, under the address of the page', async () => {
  const { close, pages, navigator, answer } = setUp();
  const entries = history.length;
  void navigator.go('/folder/old');
  await answer('/old', { status: 'moved', to: '/new' });
  await answer('/new', missing);
  assert.is(pages.getState().shown.path, '/new');
  assert.is(location.pathname, '/folder/new');
  assert.is(history.length, entries + 1);
  await close();
});

test('a page whose code is gone with a new build comes with its document, where a link or Back leads to it', async () => {
  const { close, pages, navigator, answer, host } = setUp();
  void navigator.go('/folder/forum');
  await answer('/forum', failed);
  assert.is(host.reloads, 1);
  assert.is(location.pathname, '/folder/forum');
  assert.is(pages.getState().shown.path, '/');
  history.replaceState(null, '', '/folder/about');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await answer('/about', failed);
  assert.is(host.reloads, 2);
  await close();
});

test('a document is not loaded anew for a page that was not asked for, nor where the connection failed', async () => {
  const { close, pages, navigator, answer, host } = setUp();
  void navigator.go('/folder/forum');
  await answer('/forum', { status: 'failed', why: 'connection' });
  history.replaceState(null, '', '/folder/desk');
  navigator.start();
  await answer('/desk', failed);
  assert.is(host.reloads, 0);
  assert.is(pages.getState().shown.result.status, 'failed');
  await close();
});

test('a page that failed is shown as failed, and loaded again on demand', async () => {
  const { close, pages, navigator, answer, host } = setUp();
  host.reachable = false;
  void navigator.go('/folder/forum');
  await answer('/forum', failed);
  assert.is(pages.getState().shown.result.status, 'failed');
  void navigator.retry();
  await answer('/forum', missing);
  assert.equal(pages.getState().shown.result, missing);
  assert.is(host.reloads, 0);
  await close();
});

test('a page that fails again on demand is loaded anew with its document, once the host can be reached', async () => {
  const { close, navigator, answer, host } = setUp();
  host.reachable = false;
  void navigator.go('/folder/forum');
  await answer('/forum', failed);
  void navigator.retry();
  await answer('/forum', failed);
  assert.is(host.reloads, 0);
  host.reachable = true;
  void navigator.retry();
  await answer('/forum', failed);
  assert.is(host.reloads, 1);
  await close();
});

test('an anchor that cannot be decoded is no reason to fail', async () => {
  const { close, pages, navigator, answer } = setUp();
  void navigator.go('/folder/research#%E0%A4%A');
  await answer('/research', missing);
  assert.equal(pages.getState().shown.landing, { anchor: '%E0%A4%A' });
  await close();
});

test('a not-found page takes the address that it was sent for', async () => {
  const { close, pages } = setUp();
  await close();
  const reopen = openWindow('https://site.test/folder/nowhere');
  pages.getState().show({ path: '/404', result: { status: 'missing', sidebar: null }, landing: { top: 0 } });
  const loader = {
    load: () => new Promise<PageResult>(() => undefined),
    prefetch: () => undefined,
    reaches: async () => true,
  };
  createNavigator(pages, loader, '/folder').start();
  assert.is(pages.getState().shown.path, '/nowhere');
  await reopen();
});

test('a page that is passed by quickly on the way back keeps the line that was read there', async () => {
  const { close, pages, navigator, answer } = setUp();
  const entries: [string, unknown][] = [];
  for (const [path, top] of [
    ['/one', 100],
    ['/two', 250],
    ['/three', 40],
  ] as const) {
    void navigator.go(`/folder${path}`);
    await answer(path, missing);
    entries.push([`/folder${path}`, history.state]);
    scrollTo(0, top);
  }
  /** What the browser does on Back and Forward. */
  const moveTo = (index: number) => {
    const [address, state] = entries[index] ?? [];
    history.replaceState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  };
  moveTo(1);
  moveTo(0);
  await answer('/one', missing);
  assert.equal(pages.getState().shown.landing, { top: 100 });
  moveTo(1);
  await answer('/two', missing);
  assert.equal(pages.getState().shown.landing, { top: 250 });
  await close();
});

test('a page that failed is loaded again when the browser is connected again, any other is not', async () => {
  const { close, pages, navigator, answer, host } = setUp();
  host.reachable = false;
  void navigator.go('/folder/research');
  await answer('/research', failed);
  dispatchEvent(new Event('online'));
  assert.is(pages.getState().pending, '/research');
  await answer('/research', missing);
  assert.is(pages.getState().shown.result, missing);
  dispatchEvent(new Event('online'));
  assert.is(pages.getState().pending, null);
  await close();
});

test('an entry that was made before the code had come shows its page too', async () => {
  const { close, pages, navigator, answer } = setUp();
  void navigator.go('/folder/research');
  await answer('/research', missing);
  history.replaceState(null, '', '/folder/about#who');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await answer('/about', missing);
  assert.is(pages.getState().shown.path, '/about');
  assert.equal(pages.getState().shown.landing, { anchor: 'who' });
  await close();
});

test.run();
