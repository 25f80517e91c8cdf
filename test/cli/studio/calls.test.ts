import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { topic } from '../../support/workspace.ts';
import { path, studioSuite, text } from './stage.ts';

const test = studioSuite('calls');

test('a page that is scheduled after its address was listed is told of it, and may be taken from the list', async ({
  studio,
}) => {
  studio.write('routes.lock', '/resources/alpha\n/resources/gamma\n');
  const [lost] = (await studio.call('type', { path, text: topic('Words.', 'publishAt: 2027-03-01\n') })).problems;
  assert.match(lost?.reason ?? '', 'will be hidden until 2027-03-01');
  const title = lost?.mends[0]?.title ?? '';
  assert.is((await studio.call('mend', { path, title: 'no fix' })).status, 'refused');
  assert.equal(await studio.call('mend', { path, title }), { status: 'done' });
  assert.is(studio.read('routes.lock'), '/resources/alpha\n');
});

test('what a citation stands for is told where the pointer rests on it', async ({ studio }) => {
  const cited = topic('It was found [@doe-2020-study].', 'references: [doe-2020-study]\n');
  const hovered = await studio.call('hover', { path, text: cited, offset: cited.indexOf('@doe') + 3 });
  assert.match(hovered?.text ?? '', 'Doe, Jane');
});

test('files are found by words of their texts, saved or not', async ({ studio }) => {
  const search = (words: string) => studio.call('search', { words });
  studio.write('topics/gamma.md', topic('An élan of the second kind.'));
  studio.notify();
  assert.equal(await search('KIND elan'), [path]);
  assert.equal(await search('of no such kind'), []);
  await studio.call('type', { path, text: topic('Nothing of it yet, but zebras.') });
  assert.equal([await search('zebras'), await search('elan')], [[path], []]);
});

test('a save writes the text, in the form of the old bytes', async ({ studio }) => {
  studio.write('topics/gamma.md', `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  const opened = await studio.call('open', { path });
  assert.is(opened?.text, text);
  const saved = await studio.call('save', { path, text: text.replace('first', 'second'), base: text });
  assert.equal(saved, { status: 'done' });
  assert.is(studio.read('topics/gamma.md'), `\uFEFF${text.replace('first', 'second').replaceAll('\n', '\r\n')}`);
});

test('a file that was changed or taken away meanwhile is not overwritten', async ({ studio }) => {
  await studio.call('open', { path });
  const other = topic('Of another program.');
  studio.write('topics/gamma.md', other);
  const mine = { path, text: topic('Mine.'), base: text };
  assert.equal(await studio.call('save', mine), { status: 'conflict', text: other });
  assert.is(studio.read('topics/gamma.md'), other);
  assert.equal(await studio.call('save', { ...mine, base: other }), { status: 'done' });

  rmSync(join(studio.content, 'topics/gamma.md'));
  assert.equal(await studio.call('save', { path, text: other, base: mine.text }), { status: 'conflict', text: null });
  assert.not.ok(existsSync(join(studio.content, 'topics/gamma.md')));
  assert.equal(await studio.call('save', { path, text: other, base: null }), { status: 'done' });
  assert.is(studio.read('topics/gamma.md'), other);
});

test('a file that cannot be read is told as such, and is not overwritten', async ({ studio }) => {
  studio.apply({ 'topics/gamma.md': new Uint8Array([0xff, 0xd8, 0x00]) });
  studio.notify();
  const fault = (await studio.call('disk', { path })).fault ?? '';
  assert.match(
    fault,
    'The file is not valid UTF-8 here. Save the file again in the encoding UTF-8, for which “Save as” has',
  );
  assert.is((await studio.call('open', { path }))?.fault, fault);
  for (const base of [text, null])
    assert.equal(await studio.call('save', { path, text: topic('Mine.'), base }), {
      status: 'conflict',
      text: null,
      fault,
    });
});

test('a text that is too large to be read again is not written', async ({ studio }) => {
  const refused = await studio.call('save', { path, text: topic('Words. '.repeat(40_000)), base: text });
  assert.equal(refused, {
    status: 'refused',
    reason:
      'The file has 0.3 MB; 256 KB are the limit for text. Split the text, and put pictures and data in `media/`.',
  });
  assert.is(studio.read('topics/gamma.md'), text);
});

test('nothing is written outside the files of the content', async ({ studio }) => {
  for (const outside of [
    'content/../elsewhere.md',
    'content/topics/../../../x.md',
    'content/routes.lock',
    '/etc/x.md',
    'CONTENT/topics/x.md',
    '../../x/topics/x.md',
    'content/topics/a\0b.md',
    'content/topics/..\\..\\x.md',
  ])
    assert.is((await studio.call('save', { path: outside, text: 'x', base: null })).status, 'refused', outside);
});

test('a new page is shown before it is made, and then is there in its place', async ({ studio }) => {
  const wish = { action: 'new', kind: 'topic', answers: { title: 'Epsilon', position: 'after gamma' } } as const;
  const planned = await studio.call('plan', wish);
  assert.ok(planned.status === 'planned');
  assert.equal(
    planned.files.map(({ to, lines }) => [to, lines.some(({ line }) => line === 'title: Epsilon\n')]),
    [['content/topics/epsilon.md', true]],
  );
  assert.not.ok(existsSync(join(studio.content, 'topics/epsilon.md')));
  const done = await studio.call('carry', wish);
  assert.is(done.status === 'done' && done.path, 'content/topics/epsilon.md');
  assert.match(studio.read('topics/epsilon.md'), 'title: Epsilon');
});

test('an edit that the content folder does not take is refused with the reason', async ({ studio }) => {
  renameSync(studio.content, `${studio.content}-aside`);
  const refused = { status: 'refused', reason: `There is no folder \`${studio.content}\`.`, hint: '', obstacles: [] };
  for (const name of ['plan', 'carry'] as const)
    assert.equal(await studio.call(name, { action: 'move', path, to: 'epsilon' }), refused);
});

test('a page that is moved keeps its old address; one that others link to is not removed without a word', async ({
  studio,
}) => {
  const moved = await studio.call('carry', { action: 'move', path, to: 'epsilon' });
  assert.is(moved.status === 'done' && moved.path, 'content/topics/epsilon.md');
  assert.match(studio.read('topics/epsilon.md'), 'aliases: [gamma]');
  for (const address of ['/resources/epsilon', '/resources/gamma'])
    assert.equal(await studio.call('find', { address }), { path: 'content/topics/epsilon.md' });
  assert.is(await studio.call('find', { address: '/nothing' }), null);
  studio.write('topics/alpha.md', studio.read('topics/alpha.md').concat('\nSee [it](/resources/epsilon).\n'));
  const wish = { action: 'remove', path: 'content/topics/epsilon.md', redirect: '', isForced: false } as const;
  const refused = await studio.call('plan', wish);
  assert.is(refused.status === 'refused' && refused.obstacles.length, 1);
  const removed = await studio.call('carry', { ...wish, isForced: true });
  assert.ok(removed.status === 'done');
  const lost =
    '/resources/epsilon leads nowhere any more; `aliases: [/resources/epsilon]` in another page would keep it';
  assert.ok(removed.notes.includes(lost), removed.notes.join('\n'));
  assert.not.ok(existsSync(join(studio.content, 'topics/epsilon.md')));
});

test('a move and a removal are undone, one after the other, byte by byte', async ({ studio }) => {
  const crlf = `\uFEFF${studio.read('topics/gamma.md').replaceAll('\n', '\r\n')}`;
  studio.write('topics/gamma.md', crlf);
  studio.write('topics/alpha.md', studio.read('topics/alpha.md').concat('\nSee [it](/resources/gamma).\n'));
  const alpha = studio.read('topics/alpha.md');
  await studio.call('carry', { action: 'move', path, to: 'epsilon' });
  const moved = studio.read('topics/alpha.md');
  assert.match(moved, '/resources/epsilon');
  await studio.call('carry', { action: 'remove', path: 'content/topics/epsilon.md', redirect: '', isForced: true });
  for (const [action, after] of [
    ['remove', moved],
    ['move', alpha],
  ] as const) {
    const { undo } = await studio.call('tree', {});
    assert.is(undo?.action, action);
    assert.equal(await studio.call('undo', { id: undo?.id ?? -1 }), { status: 'done' });
    assert.is(studio.read('topics/alpha.md'), after);
  }
  assert.is(studio.read('topics/gamma.md'), crlf);
  assert.not.ok(existsSync(join(studio.content, 'topics/epsilon.md')));
  assert.is((await studio.call('tree', {})).undo, null);
});

test('who asks to undo an edit that was undone meanwhile undoes no later one', async ({ studio }) => {
  const move = async (to: string) => {
    await studio.call('carry', { action: 'move', path, to });
    return { id: (await studio.call('tree', {})).undo?.id ?? -1 };
  };
  const first = await move('epsilon');
  assert.equal(await studio.call('undo', first), { status: 'done' });
  const second = await move('zeta');
  assert.is((await studio.call('undo', first)).status, 'refused');
  assert.ok(existsSync(join(studio.content, 'topics/zeta.md')));
  assert.equal(await studio.call('undo', second), { status: 'done' });
});

test('an edit whose files were written since is not undone', async ({ studio }) => {
  await studio.call('carry', { action: 'move', path, to: 'epsilon' });
  const { undo } = await studio.call('tree', {});
  assert.equal(undo && { from: undo.from, to: undo.to }, { from: path, to: 'content/topics/epsilon.md' });
  studio.write('topics/epsilon.md', topic('Written since.'));
  assert.is((await studio.call('tree', {})).undo, null);
  assert.is((await studio.call('undo', { id: undo?.id ?? -1 })).status, 'refused');
  assert.is(studio.read('topics/epsilon.md'), topic('Written since.'));
});

test.run();
