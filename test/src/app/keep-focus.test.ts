import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepFocus } from '../../../src/app/keep-focus.ts';
import { closeWindow, openWindow } from '../../support/dom.ts';
import { until } from '../../support/until.ts';

test.after.each(closeWindow);

const html = `<main tabindex="-1"><div id="page-text" tabindex="-1">
  <h1>Page</h1>
  <section id="part"><h2>Part</h2><article tabindex="-1"><p><button>Do it</button></p></article></section>
  <input>
</div></main>`;

function open(): HTMLButtonElement {
  openWindow('https://site.test/', html);
  keepFocus(document);
  const button = document.querySelector('button') as HTMLButtonElement;
  button.focus();
  return button;
}

const focused = () => document.activeElement?.localName;

test('the focus of an element that is removed goes to the nearest part that can have it, or to its heading', async () => {
  open().parentElement?.remove();
  await until(() => focused() === 'article', 'the article has the focus');
  document.activeElement?.remove();
  await until(() => focused() === 'h2', 'the heading of the part has the focus');
  document.querySelector('#part')?.remove();
  await until(() => focused() === 'h1', 'the title has the focus');
});

test('an element that takes the focus keeps it', async () => {
  open().remove();
  document.querySelector('input')?.focus();
  await new Promise((done) => setTimeout(done));
  assert.is(focused(), 'input');
});

test('what is removed elsewhere does not move the focus', async () => {
  open();
  document.querySelector('h2')?.remove();
  await new Promise((done) => setTimeout(done));
  assert.is(focused(), 'button');
});

test.run();
