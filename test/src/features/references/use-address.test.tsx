import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createReferencesStore, type ReferencesStore } from '../../../../src/features/references/references-store.ts';
import { useAddress } from '../../../../src/features/references/use-address.ts';
import { closeWindow } from '../../../support/dom.ts';
import { show } from '../../../support/screen.tsx';

test.after.each(closeWindow);

function Filtered({ store }: { store: ReferencesStore }) {
  useAddress(store);
  return <a href="/cv">CV</a>;
}

test('what was just typed is in the address before a link is followed', async () => {
  const store = createReferencesStore();
  const screen = await show(<Filtered store={store} />);
  let left = '';
  document.addEventListener('click', (event) => {
    event.preventDefault();
    left = location.search;
  });
  store.getState().change({ text: 'choice' });
  await screen.change(() => screen.find('a').click());
  assert.is(left, '?text=choice');
});

test.run();
