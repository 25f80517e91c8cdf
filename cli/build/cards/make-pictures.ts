import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { digestOf } from '../../core/digest.ts';
import type { BuildCache } from '../../output/cache.ts';

export interface Drawing {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
}

/** Gives a drawing as PNG, from the cache if there is one under the key `shows`. */
export type MakePicture = (shows: string, draw: () => string, width: number) => Promise<Buffer>;

/** Each thread takes some 100 MB. */
const mostThreads = 4;

/**
 * Makes PNG pictures of SVG drawings, and caches them. Threads draw them, none before the first is asked for: a card takes
 * 10 ms, and 3 MB outside of the heap, which are freed between two turns of an event loop only.
 */
export function createPictureMaker(cache: BuildCache) {
  const threads = new Tinypool({
    filename: new URL('./draw-picture.mjs', import.meta.url).href,
    name: 'drawPicture',
    execArgv: [],
    minThreads: 0,
    maxThreads: Math.min(availableParallelism(), mostThreads),
    idleTimeout: 1000,
    // Otherwise a thread waits for work inside of one turn.
    useAtomics: false,
  });
  const make: MakePicture = async (shows, draw, width) => {
    const key = digestOf(`${width}`, shows);
    const known = cache.take(key);
    if (known !== null) return known;
    const drawing: Drawing = { svg: draw(), width };
    const bytes = Buffer.from(await threads.run(drawing));
    cache.keep(key, bytes);
    return bytes;
  };
  return { make, stop: () => threads.destroy() };
}
