import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noFilters } from '../../../../src/features/references/filters.ts';
import { createReferencesStore } from '../../../../src/features/references/references-store.ts';

test('a change narrows by one more thing and leaves the others', () => {
  const store = createReferencesStore();
  store.getState().change({ type: 'book' });
  store.getState().change({ from: '2000' });
  assert.equal(store.getState().filters, { ...noFilters, type: 'book', from: '2000' });
});

test('an address brings exactly the filters that it names', () => {
  const store = createReferencesStore();
  store.getState().change({ type: 'book' });
  store.getState().enter('?text=choice');
  assert.equal(store.getState().filters, { ...noFilters, text: 'choice' });
});

test('the whole list is shown when it is asked for', () => {
  const store = createReferencesStore();
  store.getState().showWhole();
  assert.is(store.getState().isWhole, true);
});

test('the whole list is shown for an address that names an entry, and stays so', () => {
  const store = createReferencesStore();
  store.getState().enter('?text=choice');
  assert.is(store.getState().isWhole, false);
  store.getState().enter('', '#ref-a');
  assert.is(store.getState().isWhole, true);
  store.getState().enter('?text=choice');
  assert.is(store.getState().isWhole, true);
});

test.run();
