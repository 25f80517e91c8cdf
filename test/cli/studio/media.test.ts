import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { keepFile } from '../../../cli/studio/media.ts';
import { studioSuite } from './stage.ts';

const test = studioSuite('media');

test('a file is kept under a name that works as an address, and never in the place of another', async ({ studio }) => {
  const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>').toString('base64');
  const first = await studio.call('keep', { name: 'Mein Bild.SVG', data });
  assert.equal(first, { status: 'kept', address: '/media/mein-bild.svg' });
  const second = await studio.call('keep', { name: 'mein bild.svg', data });
  assert.equal(second, { status: 'kept', address: '/media/mein-bild-2.svg' });
  assert.equal(await studio.call('keep', { name: 'My Paper.pdf', data }), {
    status: 'kept',
    address: '/media/my-paper.pdf',
  });
  assert.equal(await studio.call('keep', { name: '图.pdf', data }), { status: 'kept', address: '/media/file.pdf' });
  // Windows takes no file of this name, and so no copy of a repository that has one.
  assert.equal(await studio.call('keep', { name: 'CON.svg', data }), { status: 'kept', address: '/media/con-2.svg' });
});

test('a file that browsers do not show, that is empty or too large is refused with the reason', async ({ studio }) => {
  const present = readdirSync(join(studio.content, 'media'));
  for (const [name, bytes, words] of [
    ['../../x.sh', 'x', 'is of no kind that browsers show'],
    ['pdf', 'x', 'is of no kind that browsers show'],
    ['a.HEIC', 'x', 'export the picture as JPEG'],
    ['a.heif', 'x', 'export the picture as JPEG'],
    ['a.pdf', '', 'is empty'],
    ['a.pdf', ' '.repeat(20 * 1024 * 1024 + 1), 'has more than 20 MB'],
  ] as const) {
    const kept = keepFile(studio.content, name, Buffer.from(bytes));
    assert.match(kept.status === 'refused' ? kept.reason : '', words, name);
  }
  assert.equal(readdirSync(join(studio.content, 'media')), present);
});

test('a file that the check would refuse as a picture is refused when it is added', async ({ studio }) => {
  const kept = await studio.call('keep', { name: 'photo.png', data: Buffer.from('<html>').toString('base64') });
  assert.match(kept.status === 'refused' ? kept.reason : '', 'This file is no picture, whatever its name says. Open');
  assert.not.ok(existsSync(join(studio.content, 'media/photo.png')));
});

test.run();
