import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeCards } from '../../../../cli/build/cards/make-cards.ts';
import { createPictureMaker } from '../../../../cli/build/cards/make-pictures.ts';
import type { Compiled } from '../../../../cli/build/compiled.ts';
import { makeIcons } from '../../../../cli/build/icons.ts';
import { openCache } from '../../../../cli/output/cache.ts';

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="#0b5a63"/></svg>';

/** A cache that is gone afterwards. */
async function withCache(use: (folder: string) => void | Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  try {
    await use(join(folder, 'cache'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Width and height in the head of a PNG. */
function sizeOf(png: Buffer): [number, number] {
  assert.is(png.toString('latin1', 1, 4), 'PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('a picture is drawn once for what it shows, and again when it shows something else', () =>
  withCache((cache) => {
    let drawn = 0;
    const draw = () => {
      drawn += 1;
      return square;
    };
    const first = createPictureMaker(openCache(cache))('a', draw, 16);
    assert.equal(sizeOf(first), [16, 16]);
    const again = createPictureMaker(openCache(cache))('a', draw, 16);
    assert.ok(again.equals(first));
    assert.is(drawn, 1);
    createPictureMaker(openCache(cache))('b', draw, 16);
    createPictureMaker(openCache(cache))('a', draw, 32);
    assert.is(drawn, 3);
    assert.is(readdirSync(cache).length, 3);
  }));

const compiled = {
  site: { title: 'Name' },
  routes: [
    { path: '/', data: 'home' },
    { path: '/resources/a', data: 'topic' },
  ],
  page: (data: string) =>
    data === 'home'
      ? { kind: 'home', headline: 'Why?' }
      : { kind: 'topic', title: 'A topic', group: { title: 'Group' } },
} as unknown as Compiled;

test('every route has a card of 1200 by 630, at the address that its head names', () =>
  withCache(async (cache) => {
    const sizes: unknown[] = [];
    for await (const { path, bytes } of makeCards(compiled, createPictureMaker(openCache(cache))))
      sizes.push([path, sizeOf(bytes)]);
    assert.equal(sizes, [
      ['cards/index.png', [1200, 630]],
      ['cards/resources/a.png', [1200, 630]],
    ]);
  }));

test('before the next card there is a turn of the event loop, in which the pixels of the last one are freed', () =>
  withCache(async (cache) => {
    const cards = makeCards(compiled, createPictureMaker(openCache(cache)));
    await cards.next();
    let hasTurned = false;
    setImmediate(() => {
      hasTurned = true;
    });
    await cards.next();
    assert.is(hasTurned, true);
  }));

test('icons come in the sizes that are asked for, and favicon.ico holds one of them', () =>
  withCache((cache) => {
    const icons = new Map([...makeIcons(createPictureMaker(openCache(cache)))].map(({ path, bytes }) => [path, bytes]));
    const read = (path: string) => icons.get(path) ?? Buffer.alloc(0);
    assert.equal(sizeOf(read('apple-touch-icon.png')), [180, 180]);
    assert.equal(sizeOf(read('icon-512.png')), [512, 512]);
    const favicon = read('favicon.ico');
    assert.equal([favicon.readUInt16LE(2), favicon.readUInt16LE(4), favicon.readUInt8(6)], [1, 1, 32]);
    assert.equal(sizeOf(favicon.subarray(favicon.readUInt32LE(18))), [32, 32]);
  }));

test.run();
