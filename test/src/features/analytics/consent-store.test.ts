import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createConsent, mayMeasure } from '../../../../src/features/analytics/consent-store.ts';

function keep(value: string | null) {
  const slot = {
    value,
    read: () => slot.value,
    write: (text: string | null) => {
      slot.value = text;
    },
  };
  return slot;
}

test('who has not chosen is asked, and the choice is kept', () => {
  const slot = keep(null);
  const store = createConsent(slot, false);
  assert.is(store.getState().isOpen, true);
  store.getState().choose('refused');
  assert.equal([slot.value, store.getState().choice, store.getState().isOpen], ['refused', 'refused', false]);
  assert.is(createConsent(slot, false).getState().isOpen, false);
});

test('a choice can be changed later', () => {
  const slot = keep('refused');
  const store = createConsent(slot, false);
  store.getState().open();
  assert.is(store.getState().isOpen, true);
  store.getState().close();
  assert.equal([store.getState().choice, store.getState().isOpen], ['refused', false]);
  store.getState().open();
  store.getState().choose('accepted');
  assert.equal([slot.value, store.getState().choice, store.getState().isOpen], ['accepted', 'accepted', false]);
});

test('whose browser has answered is not asked, and may ask', () => {
  const store = createConsent(keep(null), true);
  assert.is(store.getState().isOpen, false);
  store.getState().open();
  assert.is(store.getState().isOpen, true);
});

test('what another tab chose holds here too', () => {
  const slot = keep(null);
  const store = createConsent(slot, false);
  store.getState().follow();
  assert.equal([store.getState().choice, store.getState().isOpen], [null, true]);
  slot.write('accepted');
  store.getState().follow();
  assert.equal([store.getState().choice, store.getState().isOpen], ['accepted', false]);
});

test('what is kept and is no choice counts as none', () => {
  assert.is(createConsent(keep('maybe'), false).getState().choice, null);
});

test('with express consent nothing is measured before it is given, with implied consent until it is refused', () => {
  const allowed = (['express', 'implied'] as const).map((consent) =>
    ([null, 'accepted', 'refused'] as const).map((choice) => mayMeasure(choice, consent, false)),
  );
  assert.equal(allowed, [
    [false, true, false],
    [true, true, false],
  ]);
});

test('a browser that asks for privacy is never measured', () => {
  assert.is(mayMeasure('accepted', 'express', true), false);
  assert.is(mayMeasure(null, 'implied', true), false);
});

test.run();
