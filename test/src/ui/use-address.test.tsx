import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnswersStore, createAnswersStore, queryOf } from '../../../src/features/answers/answers-store.ts';
import { useAddress } from '../../../src/ui/use-address.ts';
import { closeWindow } from '../../support/dom.ts';
import { show } from '../../support/screen.tsx';

test.after.each(closeWindow);

function Filtered({ store }: { store: AnswersStore }) {
  useAddress(store, queryOf);
  return <a href="/cv">CV</a>;
}

test('what was just typed is in the address before a link is followed', async () => {
  const store = createAnswersStore();
  const screen = await show(<Filtered store={store} />);
  let left = '';
  document.addEventListener('click', (event) => {
    event.preventDefault();
    left = location.search;
  });
  store.getState().type('choice');
  await screen.change(() => screen.find('a').click());
  assert.is(left, '?text=choice');
});

test.run();
