import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Finder, FoundEntry } from '../../../../src/features/search/create-finder.ts';
import { type AskedAnswer, createSearchStore } from '../../../../src/features/search/search-store.ts';

const hit = (href: string): FoundEntry => ({ href, title: [], context: '', snippet: [] });
const find: Finder = (query) =>
  query === 'none'
    ? []
    : [
        { kind: 'topic', hits: [hit('/a'), hit('/b')], total: 2 },
        { kind: 'paper', hits: [hit('/c')], total: 1 },
      ];

/** A loader that answers when it is told to. */
function pendingLoader() {
  const calls: { resolve: (finder: Finder) => void; reject: () => void }[] = [];
  const load = () => new Promise<Finder>((resolve, reject) => calls.push({ resolve, reject }));
  return { calls, load };
}

/** Lets what was promised come through. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('nothing is loaded before the search is opened, and then once', async () => {
  const { calls, load } = pendingLoader();
  const store = createSearchStore(load);
  assert.is(calls.length, 0);
  store.getState().show();
  store.getState().hide();
  store.getState().show();
  assert.is(calls.length, 1);
  calls[0]?.resolve(find);
  await settled();
  store.getState().hide();
  store.getState().show();
  assert.is(calls.length, 1);
});

test('what was typed while the index loaded is found when it is there', async () => {
  const { calls, load } = pendingLoader();
  const store = createSearchStore(load);
  store.getState().show();
  store.getState().type('choice');
  assert.equal([store.getState().status, store.getState().hits.length], ['loading', 0]);
  calls[0]?.resolve(find);
  await settled();
  const { status, hits, active } = store.getState();
  assert.equal([status, hits.map(({ href }) => href), active], ['ready', ['/a', '/b', '/c'], 0]);
});

test('what is found later stands in the list at once', async () => {
  let more = () => {};
  let found: readonly FoundEntry[] = [];
  const store = createSearchStore(async (onMore) => {
    more = onMore;
    return () => [{ kind: 'question', hits: found, total: found.length }];
  });
  store.getState().show();
  store.getState().type('goldfish');
  await settled();
  assert.equal([store.getState().hits, store.getState().active], [[], -1]);
  found = [hit('/forum/q1')];
  more();
  assert.equal([store.getState().hits, store.getState().active], [found, 0]);
});

test('a failure is told, and the next opening tries again', async () => {
  const { calls, load } = pendingLoader();
  const store = createSearchStore(load);
  store.getState().show();
  calls[0]?.reject();
  await settled();
  assert.is(store.getState().status, 'failed');
  store.getState().show();
  calls[1]?.resolve(find);
  await settled();
  assert.is(store.getState().status, 'ready');
});

test('the arrow keys go through all groups and round the ends', async () => {
  const store = createSearchStore(async () => find);
  store.getState().show();
  await settled();
  store.getState().type('choice');
  const walk = (...steps: (1 | -1)[]) =>
    steps.map((step) => {
      store.getState().move(step);
      return store.getState().active;
    });
  assert.equal(walk(1, 1, 1, -1), [1, 2, 0, 2]);
});

test('without hits there is nothing to open or to move to', async () => {
  const store = createSearchStore(async () => find);
  store.getState().show();
  await settled();
  for (const query of ['none', '   ', '']) {
    store.getState().type(query);
    store.getState().move(1);
    assert.is(store.getState().active, -1, query);
  }
});

test('a question is answered after a pause, and only the last one that was typed', async () => {
  const waiting: (() => void)[] = [];
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return { question, content: 'So.', cited: [], declined: false };
  };
  const store = createSearchStore(
    async () => () => [],
    ask,
    (act) => waiting.push(act),
  );
  const states: [boolean, string | undefined][] = [];
  store.subscribe(({ asking, answer }) => states.push([asking, answer?.content]));
  store.getState().show();
  for (const text of ['curves', 'what is', 'what is a curve', 'what is a decision curve?']) store.getState().type(text);
  for (const act of waiting) act();
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(asked, ['what is a decision curve?']);
  assert.is(store.getState().answer?.question, 'what is a decision curve?');
  assert.equal(states.slice(-2), [
    [true, undefined],
    [false, 'So.'],
  ]);
  store.getState().type('what is a decision curve');
  assert.is(store.getState().answer, null);
});

test('a question that is typed again is asked anew, and a late answer to the first asking does not replace it', async () => {
  const waiting: (() => void)[] = [];
  const answers: ((answer: AskedAnswer | null) => void)[] = [];
  const store = createSearchStore(
    async () => () => [],
    () => new Promise((resolve) => answers.push(resolve)),
    (act) => waiting.push(act),
  );
  const pause = () => {
    for (const act of waiting.splice(0)) act();
  };
  const question = 'what is a decision curve?';
  store.getState().show();
  store.getState().type(question);
  pause();
  for (const text of [`${question}?`, question, `${question}?`, question]) store.getState().type(text);
  pause();
  assert.is(answers.length, 2);
  answers[1]?.({ question, content: 'So.', cited: [], declined: false });
  answers[0]?.(null);
  await new Promise((resolve) => setImmediate(resolve));
  assert.is(store.getState().answer?.content, 'So.');
});

test('a question that cannot be asked is no longer waited for, and asked again once the search is loaded', async () => {
  const waiting: (() => void)[] = [];
  let isOnline = false;
  const connect = async <T>(value: T) => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return value;
  };
  const question = 'what is a decision curve?';
  const store = createSearchStore(
    () => connect(() => []),
    () => connect({ question, content: 'So.', cited: [], declined: false }),
    (act) => waiting.push(act),
  );
  const pause = async () => {
    for (const act of waiting.splice(0)) act();
    await settled();
  };
  store.getState().show();
  store.getState().type(question);
  await pause();
  assert.equal([store.getState().status, store.getState().asking], ['failed', false]);
  isOnline = true;
  store.getState().show();
  await settled();
  await pause();
  assert.is(store.getState().answer?.content, 'So.');
});

test('a question that was typed right before the search was closed is answered when it is opened again', async () => {
  const waiting: (() => void)[] = [];
  const question = 'what is a decision curve?';
  const store = createSearchStore(
    async () => () => [],
    async () => ({ question, content: 'So.', cited: [], declined: false }),
    (act) => waiting.push(act),
  );
  const pause = async () => {
    for (const act of waiting.splice(0)) act();
    await settled();
  };
  store.getState().show();
  await settled();
  store.getState().type(question);
  store.getState().hide();
  await pause();
  assert.is(store.getState().answer, null);
  store.getState().show();
  await pause();
  assert.is(store.getState().answer?.content, 'So.');
});

test.run();
