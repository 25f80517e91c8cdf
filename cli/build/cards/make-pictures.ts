import { Resvg } from '@resvg/resvg-js';
import { digestOf } from '../../core/digest.ts';
import type { BuildCache } from '../../output/cache.ts';

/** Gives a drawing as PNG, from the cache if there is one under the key `shows`. */
export type MakePicture = (shows: string, draw: () => string, width: number) => Buffer;

/** Makes PNG pictures of SVG drawings, and caches them. */
export function createPictureMaker(cache: BuildCache): MakePicture {
  return (shows, draw, width) => {
    const key = digestOf(`${width}`, shows);
    const known = cache.take(key);
    if (known !== null) return known;
    const png = new Resvg(draw(), { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
    const bytes = png.render().asPng();
    cache.keep(key, bytes);
    return bytes;
  };
}
