import type { CompletionContext } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Client } from '../../../cli/studio/app/client.ts';
import { completeWith } from '../../../cli/studio/app/complete.ts';
import type { StudioStore } from '../../../cli/studio/app/store.ts';
import { head, writing } from './store-stage.ts';

const offer = { kind: 'citation', label: 'doe-2020', detail: 'Doe', help: '', piece: 'doe-2020', also: [] };

/** Asks for what could stand at the end of a text, and chooses the first of it where `after` follows. */
async function complete(
  body: string,
  { explicit = false, offers = [offer], after = '', meanwhile = (_: StudioStore) => {} } = {},
) {
  const { store } = await writing('content/a.md', body);
  const asked: unknown[] = [];
  const call = async (_name: string, sent: unknown) => {
    asked.push(sent);
    return offers.map((one) => ({ ...one, start: head.length + body.length, end: head.length + body.length }));
  };
  const context = {
    explicit,
    pos: body.length,
    aborted: false,
    state: { doc: body },
    matchBefore: (pattern: RegExp) => pattern.exec(body.split('\n').at(-1) ?? ''),
  } as unknown as CompletionContext;
  const got = await completeWith(store, { call } as unknown as Client)(context);
  const changes: unknown[] = [];
  const view = {
    state: { sliceDoc: () => after },
    dispatch: (change: unknown) => changes.push(change),
  } as unknown as EditorView;
  meanwhile(store);
  const apply = got?.options[0]?.apply;
  if (typeof apply === 'function') apply(view, got?.options[0] ?? { label: '' }, got?.from ?? 0, body.length);
  return { asked, from: got?.from, changes, file: store.getState().file };
}

test('names are offered where one is begun, or when they are asked for', async () => {
  for (const body of ['See [@', 'See [one](/res', '::figure{name=cu', 'See [a; @doe'])
    assert.is((await complete(body)).asked.length, 1, body);
  for (const body of ['See ', 'See [one](/a)', ' ::figure{name=']) assert.equal((await complete(body)).asked, [], body);
  const { asked, from } = await complete('See ', { explicit: true });
  assert.equal(asked, [{ path: 'content/a.md', text: `${head}See `, offset: head.length + 4 }]);
  assert.is(from, 4);
  assert.is((await complete('See [@', { offers: [] })).from, undefined);
});

test('what is chosen is closed where it is not, and changes the front matter with it', async () => {
  for (const [kind, after, insert] of [
    ['citation', '', 'doe-2020]'],
    ['citation', ']', 'doe-2020'],
    ['page', ']', 'doe-2020)'],
    ['anchor', '', 'doe-2020)'],
    ['media', '', 'doe-2020)'],
    ['figure', '', 'doe-2020}'],
    ['key', '', 'doe-2020'],
  ] as const) {
    const { changes } = await complete('See [@', { offers: [{ ...offer, kind }], after });
    const length = insert.length + (after !== '' && after === (kind === 'citation' ? ']' : '') ? 1 : 0);
    assert.equal(changes, [{ changes: { from: 6, to: 6, insert }, selection: { anchor: 6 + length } }]);
  }
  const also = [{ start: 4, end: 4, piece: 'references: [doe-2020]\n' }];
  const { file } = await complete('See [@', { offers: [{ ...offer, also }] as never });
  assert.match(file?.frontMatter ?? '', 'references: [doe-2020]');
});

test('what is chosen takes nothing from what was listed while the list was open', async () => {
  const close = head.length - '\n---\n'.length;
  const also = [{ start: close, end: close, piece: '\nreferences: [doe-2020]' }];
  const listed = head.replace(/---\n$/, 'references: [roe-2021]\n---\n');
  const { file, changes } = await complete('See [@roe-2021] and [@', {
    offers: [{ ...offer, also }] as never,
    meanwhile: (store) => store.getState().setFrontMatter(listed),
  });
  assert.is(file?.frontMatter, listed);
  assert.is(changes.length, 1);
});

test.run();
