import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepDraft, readDraft, readDraftTexts } from '../../../src/lib/draft.ts';
import { storageSlot } from '../../../src/lib/storage.ts';
import { createSlots } from '../../support/answers.ts';

const blank = { name: '', ticks: [] as readonly string[] };

test('a draft is read as it was kept', () => {
  const slot = createSlots().slot('draft');
  keepDraft(slot, { name: 'Ada', ticks: ['one'] });
  assert.equal(readDraft(slot, blank), { name: 'Ada', ticks: ['one'] });
});

test('an empty draft keeps nothing', () => {
  const { memory, slot } = createSlots();
  keepDraft(slot('draft'), { name: 'Ada' });
  keepDraft(slot('draft'), blank);
  assert.is(memory.size, 0);
});

test('of something else that is kept, only fields of the same kind are taken', () => {
  for (const kept of ['', '{', 'null', '[]', '5', '{"name":5,"ticks":"one"}', '{"ticks":[5]}', '{"other":"x"}']) {
    assert.equal(readDraft(createSlots(new Map([['draft', kept]])).slot('draft'), blank), blank, kept);
  }
  const half = createSlots(new Map([['draft', '{"name":"Ada","ticks":5}']])).slot('draft');
  assert.equal(readDraft(half, blank), { name: 'Ada', ticks: [] });
});

test('texts under any name are read, and nothing else', () => {
  const slot = createSlots(new Map([['texts', '{"a":"one","b":2}']])).slot('texts');
  assert.equal(readDraftTexts(slot), { a: 'one' });
});

test('where storage is forbidden, a slot keeps its value as long as the page is open', () => {
  const slot = storageSlot(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }, 'draft');
  assert.is(slot.read(), null);
  slot.write('x');
  assert.is(slot.read(), 'x');
  slot.write(null);
  assert.is(slot.read(), null);
});

test.run();
