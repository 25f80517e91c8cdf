import assert from 'node:assert/strict';
import { test } from 'uvu';
import { themeOf, themeStore } from '../../../src/app/theme-store.ts';

const { setSystem, restore, toggle } = themeStore.getState();
const now = () => themeOf(themeStore.getState());

test.before.each(() => {
  setSystem('light');
  restore(null);
});

test('without a choice the theme is the system’s', () => {
  assert.equal(now(), 'light');
  setSystem('dark');
  assert.equal(now(), 'dark');
});

test('the switch changes to the other theme, against the system', () => {
  toggle();
  assert.equal(now(), 'dark');
  assert.equal(themeStore.getState().chosen, 'dark');
});

test('back at the system’s theme, the system is followed again', () => {
  toggle();
  toggle();
  assert.equal(themeStore.getState().chosen, null);
  setSystem('dark');
  assert.equal(now(), 'dark');
});

test('what was remembered stays chosen when the system changes', () => {
  restore('dark');
  setSystem('dark');
  setSystem('light');
  assert.equal(now(), 'dark');
});

test.run();
