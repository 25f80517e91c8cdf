import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { PageResult } from '../../../../src/content/page-store.ts';
import { startLinkPreview } from '../../../../src/features/reading/link-preview.ts';
import { settle } from '../../../support/answers.ts';
import { closeWindow, openWindow } from '../../../support/dom.ts';

test.after.each(closeWindow);

/** A text with two links and a word, a pointer, and a network and a clock that the test moves. */
function setUp() {
  const text = '<a id="one" href="/one">One</a> <a id="two" href="/two">Two</a> <b id="word">word</b>';
  openWindow('https://site.test/', `<main class="prose">${text}</main>`);
  let isShown = false;
  Object.assign(window.HTMLElement.prototype, {
    showPopover: () => {
      isShown = true;
    },
    hidePopover: () => {
      isShown = false;
    },
  });
  const timers = new Map<number, () => void>();
  let count = 0;
  Object.assign(window, {
    setTimeout: (act: () => void) => {
      count += 1;
      timers.set(count, act);
      return count;
    },
  });
  const clear = globalThis.clearTimeout;
  globalThis.clearTimeout = ((timer: number) => timers.delete(timer)) as typeof clear;
  const waiting = new Map<string, (result: PageResult) => void>();
  startLinkPreview(document, (path) => new Promise((resolve) => waiting.set(path, resolve)));
  return {
    restore: () => {
      globalThis.clearTimeout = clear;
    },
    point: (id: string) =>
      document.getElementById(id)?.dispatchEvent(new window.PointerEvent('pointerover', { bubbles: true })),
    pass: async () => {
      for (const [timer, act] of timers) {
        timers.delete(timer);
        act();
      }
      // The code that describes a page is loaded with the first preview.
      await import('../../../../src/features/reading/page-preview.ts');
      await settle();
    },
    arrive: async (title: string) => {
      const page = { kind: 'topic', title };
      waiting.get(`/${title}`)?.({
        status: 'ready',
        page,
        head: { title, description: '' },
        sidebar: null,
      } as unknown as PageResult);
      await settle();
    },
    shown: () => (isShown ? document.querySelector('.link-preview strong')?.textContent : null),
  };
}

test('a page is previewed when it has come, if the pointer is still on its link', async () => {
  const { point, pass, arrive, shown, restore } = setUp();
  point('one');
  await pass();
  assert.is(shown(), null);
  await arrive('one');
  assert.is(shown(), 'one');
  restore();
});

test('a page that comes when the pointer has left its link is not shown', async () => {
  const { point, pass, arrive, shown, restore } = setUp();
  point('one');
  await pass();
  point('word');
  await arrive('one');
  await pass();
  assert.is(shown(), null);
  restore();
});

test('a page that comes when the pointer is on another link does not take the place of the other', async () => {
  const { point, pass, arrive, shown, restore } = setUp();
  point('one');
  await pass();
  point('two');
  await arrive('one');
  await pass();
  await arrive('two');
  assert.is(shown(), 'two');
  restore();
});

test('a page that the keyboard asks for comes, though the text moves under a resting pointer', async () => {
  const { point, pass, arrive, shown, restore } = setUp();
  point('word');
  document.getElementById('one')?.focus();
  point('word');
  await pass();
  await arrive('one');
  await pass();
  assert.is(shown(), 'one');
  restore();
});

test.run();
