import { Resvg } from '@resvg/resvg-js';
import { type BuildCache, keyOf } from '../../output/cache.ts';

/** Gives a drawing as PNG; what it shows decides whether it has to be drawn at all. */
export type MakePicture = (shows: string, draw: () => string, width: number) => Buffer;

/** Makes PNG pictures and keeps each under what it shows. */
export function createPictureMaker(cache: BuildCache): MakePicture {
  return (shows, draw, width) => {
    const key = keyOf(`${width}`, shows);
    const known = cache.take(key);
    if (known !== null) return known;
    const png = new Resvg(draw(), { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
    const bytes = png.render().asPng();
    cache.keep(key, bytes);
    return bytes;
  };
}
