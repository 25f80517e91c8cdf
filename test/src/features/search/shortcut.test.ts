import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isShortcut } from '../../../../src/features/search/shortcut.ts';
import { closeWindow, openWindow } from '../../../support/dom.ts';

test.after.each(closeWindow);

const page = '<p id="text">Text</p><input id="field"><textarea id="area"></textarea>';

/** Whether a key pressed in an element opens the search. */
function opens(key: string, keys: object = {}, id = 'text'): boolean {
  const up = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const event = { ...up, key, target: document.getElementById(id), ...keys };
  return isShortcut(event as unknown as KeyboardEvent, document);
}

test('a slash opens the search, but stays a slash where text is typed', async () => {
  const close = openWindow('https://site.test/', page);
  assert.is(opens('/'), true);
  assert.is(opens('a'), false);
  assert.is(opens('/', {}, 'field'), false);
  assert.is(opens('/', {}, 'area'), false);
  for (const other of ['ctrlKey', 'metaKey', 'altKey']) assert.is(opens('/', { [other]: true }), false, other);
  await close();
});

test('Ctrl-K and Cmd-K open it from anywhere', async () => {
  const close = openWindow('https://site.test/', page);
  assert.is(opens('k', { ctrlKey: true }, 'field'), true);
  assert.is(opens('K', { metaKey: true }), true);
  assert.is(opens('k'), false);
  for (const other of ['shiftKey', 'altKey']) assert.is(opens('k', { ctrlKey: true, [other]: true }), false, other);
  await close();
});

test('nothing opens over another dialog or in the middle of a composed word', async () => {
  const close = openWindow('https://site.test/', `${page}<dialog open>Login</dialog>`);
  assert.is(opens('/'), false);
  document.querySelector('dialog')?.remove();
  assert.is(opens('/', { isComposing: true }), false);
  assert.is(opens('/', { keyCode: 229 }), false);
  await close();
});

test.run();
