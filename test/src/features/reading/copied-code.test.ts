import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startCodeCopies } from '../../../../src/features/reading/copied-code.ts';
import { settle } from '../../../support/answers.ts';
import { closeWindow, openWindow } from '../../../support/dom.ts';

test.after.each(closeWindow);

/** A text with a block of code, and a clipboard that takes what is copied, unless it is forbidden. */
function setUp({ isForbidden = false } = {}) {
  const code = '<code><span class="code-comment"># Mean</span>\nmean(x)\n</code>';
  openWindow('https://site.test/', `<main class="prose"><p>Words</p><div class="code"><pre>${code}</pre></div></main>`);
  const copied: string[] = [];
  const writeText = async (text: string) => {
    if (isForbidden) throw new Error('not allowed');
    copied.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  startCodeCopies(document);
  const over = (selector: string, type: string) =>
    document.querySelector(selector)?.dispatchEvent(new window.Event(type, { bubbles: true }));
  return { copied, over, button: () => document.querySelector<HTMLButtonElement>('.code > button') };
}

test('a block of code that the pointer or the keyboard reaches can be copied without its last line break', async () => {
  const { copied, over, button } = setUp();
  assert.is(button(), null);
  for (const type of ['pointerover', 'focusin']) {
    over('pre', type);
    assert.is(button()?.textContent, 'Copy');
    button()?.click();
    await settle();
    assert.is(button()?.textContent, 'Copied');
    over('p', type);
    assert.is(button(), null);
  }
  assert.equal(copied, ['# Mean\nmean(x)', '# Mean\nmean(x)']);
});

test('the button stays what it says while the pointer moves within its block', async () => {
  const { over, button } = setUp();
  over('pre', 'pointerover');
  button()?.click();
  await settle();
  over('.code > button', 'pointerover');
  over('.code-comment', 'pointerover');
  assert.is(button()?.textContent, 'Copied');
});

test('a browser that does not allow copying says so', async () => {
  const { over, button } = setUp({ isForbidden: true });
  over('pre', 'pointerover');
  button()?.click();
  await settle();
  assert.is(button()?.textContent, 'This browser does not allow copying');
});

test.run();
