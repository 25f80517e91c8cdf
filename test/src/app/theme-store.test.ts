import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { themeOf, themeStore } from '../../../src/app/theme-store.ts';

const { setSystem, restore, toggle } = themeStore.getState();
const now = () => themeOf(themeStore.getState());

test.before.each(() => {
  setSystem('light');
  restore(null);
});

test('without a choice the theme is the system’s', () => {
  assert.is(now(), 'light');
  setSystem('dark');
  assert.is(now(), 'dark');
});

test('the switch changes to the other theme, against the system', () => {
  toggle();
  assert.is(now(), 'dark');
  assert.is(themeStore.getState().chosen, 'dark');
});

test('back at the system’s theme, the system is followed again', () => {
  toggle();
  toggle();
  assert.is(themeStore.getState().chosen, null);
  setSystem('dark');
  assert.is(now(), 'dark');
});

test('what was remembered stays chosen when the system changes', () => {
  restore('dark');
  setSystem('dark');
  setSystem('light');
  assert.is(now(), 'dark');
});

test.run();
