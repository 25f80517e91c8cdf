import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { makeFolder } from '../../output/make-folder.ts';
import { writeAtomically } from '../../output/write-atomically.ts';

/** Gives a drawing as PNG; what it shows decides whether it has to be drawn at all. */
export type MakePicture = (shows: string, draw: () => string, width: number) => Buffer;

/** Makes PNG pictures and keeps them in `cache`, each under what it shows. */
export function createPictureMaker(cache: string): MakePicture {
  return (shows, draw, width) => {
    const key = createHash('sha256').update(`${width}\n${shows}`).digest('hex');
    const file = join(cache, `${key}.png`);
    const known = readIfThere(file);
    if (known !== null) return known;
    const png = new Resvg(draw(), { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
    const bytes = png.render().asPng();
    keep(file, bytes, cache);
    return bytes;
  };
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

function keep(file: string, bytes: Buffer, cache: string): void {
  makeFolder(resolve(cache));
  writeAtomically(file, bytes);
}
