import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeCards } from '../../../../cli/build/cards/make-cards.ts';
import { createPictureMaker, type MakePicture } from '../../../../cli/build/cards/make-pictures.ts';
import type { Compiled } from '../../../../cli/build/compiled.ts';
import { makeIcons } from '../../../../cli/build/icons.ts';
import { openCache } from '../../../../cli/output/cache.ts';

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="#0b5a63"/></svg>';

/** Makes pictures with a cache that is gone afterwards, as often as asked for with a new maker. */
async function withPictures(use: (makePicture: () => MakePicture, cache: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  const cache = join(folder, 'cache');
  const makers: ReturnType<typeof createPictureMaker>[] = [];
  const begin = () => {
    const maker = createPictureMaker(openCache(cache));
    makers.push(maker);
    return maker.make;
  };
  try {
    await use(begin, cache);
  } finally {
    await Promise.all(makers.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true });
  }
}

/** Width and height in the head of a PNG. */
function sizeOf(png: Buffer): [number, number] {
  assert.is(png.toString('latin1', 1, 4), 'PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('a picture is drawn once for what it shows, and again when it shows something else', () =>
  withPictures(async (begin, cache) => {
    let drawn = 0;
    const draw = () => {
      drawn += 1;
      return square;
    };
    const first = await begin()('a', draw, 16);
    assert.equal(sizeOf(first), [16, 16]);
    const again = await begin()('a', draw, 16);
    assert.ok(again.equals(first));
    assert.is(drawn, 1);
    await begin()('b', draw, 16);
    await begin()('a', draw, 32);
    assert.is(drawn, 3);
    assert.is(readdirSync(cache).length, 3);
  }));

test('a drawing that cannot be read is told, and the next is drawn', () =>
  withPictures(async (begin) => {
    const make = begin();
    const refusal = await make('a', () => '<svg', 16).catch((error: Error) => error.message);
    assert.match(String(refusal), /SVG/);
    assert.equal(sizeOf(await make('b', () => square, 16)), [16, 16]);
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
  withPictures(async (begin) => {
    const sizes: unknown[] = [];
    for await (const { path, bytes } of makeCards(compiled, begin())) sizes.push([path, sizeOf(bytes)]);
    assert.equal(sizes, [
      ['cards/index.png', [1200, 630]],
      ['cards/resources/a.png', [1200, 630]],
    ]);
  }));

test('of a site of many pages, few cards are asked for before the first is there', async () => {
  const routes = Array.from({ length: 1000 }, (_, index) => ({ path: `/resources/${index}`, data: 'topic' }));
  let asked = 0;
  const makePicture: MakePicture = async () => {
    asked += 1;
    return Buffer.alloc(0);
  };
  const paths: string[] = [];
  for await (const { path } of makeCards({ ...compiled, routes } as unknown as Compiled, makePicture)) {
    assert.ok(asked - paths.length <= 64, `${asked - paths.length} cards at once`);
    paths.push(path);
  }
  assert.equal(
    paths,
    routes.map(({ path }) => `cards${path}.png`),
  );
});

test('icons come in the sizes that are asked for, and favicon.ico holds one of them', () =>
  withPictures(async (begin) => {
    const icons = new Map<string, Buffer>();
    for await (const { path, bytes } of makeIcons(square, begin())) icons.set(path, bytes);
    const read = (path: string) => icons.get(path) ?? Buffer.alloc(0);
    assert.equal(sizeOf(read('apple-touch-icon.png')), [180, 180]);
    assert.equal(sizeOf(read('icon-512.png')), [512, 512]);
    const favicon = read('favicon.ico');
    assert.equal([favicon.readUInt16LE(2), favicon.readUInt16LE(4), favicon.readUInt8(6)], [1, 1, 32]);
    assert.equal(sizeOf(favicon.subarray(favicon.readUInt32LE(18))), [32, 32]);
  }));

test.run();
