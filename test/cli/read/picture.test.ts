import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readContent } from '../../../cli/read/content.ts';
import { measurePicture, readPicture } from '../../../cli/read/picture.ts';
import { workspace } from '../../support/workspace.ts';

/** A JPEG of 400 by 300 pixels, up to the segment that says so. */
function photograph(orientation: number): Buffer {
  const tags = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const exif = [...Buffer.from('Exif\0\0MM\0*'), 0, 0, 0, 8, ...tags];
  const frame = [0xff, 0xc0, 0, 17, 8, 300 >> 8, 300 & 255, 400 >> 8, 400 & 255, 3];
  return Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...frame, ...Buffer.alloc(20)]);
}

test('a photograph is measured as browsers show it: upright', () => {
  assert.equal(measurePicture(photograph(1)), { width: 400, height: 300 });
  assert.equal(measurePicture(photograph(6)), { width: 300, height: 400 });
});

test('a picture in the content has its size from the beginning of its file', async () => {
  const bytes = Buffer.concat([photograph(6), Buffer.alloc(1_000_000)]);
  const site = workspace({ 'media/photo.jpg': bytes });
  const { media } = await readContent(site.content);
  site.remove();
  assert.equal(media.get('/media/photo.jpg'), { width: 300, height: 400, isVector: false, drawing: null });
});

test('a drawing is as large as it says, or as its view box', () => {
  assert.equal(measurePicture(Buffer.from('<svg width="12px" height="7"/>')), { width: 12, height: 7 });
  assert.equal(measurePicture(Buffer.from('<svg width="100%" viewBox="0 0 100.4 50.6"/>')), { width: 100, height: 51 });
});

test('a drawing is told from a photograph by its content', () => {
  assert.is(readPicture(photograph(1))?.isVector, false);
  assert.is(readPicture(Buffer.from('<svg width="12" height="7"/>'))?.isVector, true);
});

test('a picture without a size, cut off or of no known kind, is none', () => {
  for (const text of ['', 'hello', '\x89PNG\r\n\x1a\n', '<svg/>', '<svg viewBox="0 0 0 0"/>'])
    assert.is(readPicture(Buffer.from(text, 'latin1')), null, text);
});

test.run();
