import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { GroupSlug } from '../../../../generated/names.ts';
import { createSidebarStore } from '../../../../src/features/resources/sidebar-store.ts';

const [first, second] = ['first', 'second'] as unknown as [GroupSlug, GroupSlug];
const expanded = (store: ReturnType<typeof createSidebarStore>) => store.getState().expanded;

test('the group of the current page is open at first', () => {
  assert.is(expanded(createSidebarStore(first)), first);
});

test('opening a group closes the other, closing the open one closes all', () => {
  const store = createSidebarStore(first);
  store.getState().toggle(second, true);
  assert.is(expanded(store), second);
  store.getState().toggle(second, false);
  assert.is(expanded(store), null);
});

test('the browser may report that a group closed before or after the one that replaced it opened', () => {
  const after = createSidebarStore(first);
  after.getState().toggle(second, true);
  after.getState().toggle(first, false);
  assert.is(expanded(after), second);
  const before = createSidebarStore(first);
  before.getState().toggle(first, false);
  before.getState().toggle(second, true);
  assert.is(expanded(before), second);
});

test('navigation opens the group of the page and closes the drawer', () => {
  const store = createSidebarStore(first);
  assert.is(store.getState().drawer, false);
  store.getState().setDrawer(true);
  assert.is(store.getState().drawer, true);
  store.getState().follow(second);
  assert.is(expanded(store), second);
  assert.is(store.getState().drawer, false);
});

test('a page without a group leaves the groups alone', () => {
  const store = createSidebarStore(first);
  store.getState().follow(null);
  assert.is(expanded(store), first);
});

test.run();
