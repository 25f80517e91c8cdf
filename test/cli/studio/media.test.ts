import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
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
  assert.is((await studio.call('keep', { name: '../../x.sh', data })).status, 'refused');
});

test('a file that the check would refuse as a picture is refused when it is added', async ({ studio }) => {
  const kept = await studio.call('keep', { name: 'photo.png', data: Buffer.from('<html>').toString('base64') });
  assert.match(kept.status === 'refused' ? kept.reason : '', 'This file is no picture, whatever its name says. Open');
  assert.not.ok(existsSync(join(studio.content, 'media/photo.png')));
});

test.run();
