import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { atDisk } from '../core/disk-fault.ts';
import type { Site } from '../kinds/shapes.ts';
import { makeFolder } from '../output/make-folder.ts';
import { listFiles } from '../output/mark.ts';
import { isPublishedMedia } from '../schema/media.ts';
import { startBundler } from './bundle.ts';
import { makeCards } from './cards/make-cards.ts';
import { createPictureMaker } from './cards/make-pictures.ts';
import { readCompiled } from './compiled.ts';
import { startCompressor } from './compress.ts';
import { makeDocuments } from './documents.ts';
import { makeIcons } from './icons.ts';
import { keepOthers } from './keep-others.ts';
import { replaceSite } from './replace-site.ts';
import { makeSiteFiles } from './site-files.ts';

/** Whether the browser asks for a compiled file. */
function isData(path: string): boolean {
  return /^(pages\/.+|sidebar|references|redirects|search|site)\.json$/.test(path);
}

export interface SiteFolders {
  readonly content: string;
  readonly generated: string;
  readonly out: string;
  /** A folder beside \`out\` that no other build has, where the site grows. */
  readonly next: string;
  /** Where pictures are kept from build to build. */
  readonly cache: string;
}

export interface Built {
  readonly documents: number;
  /** Files of others that stood in the way of the site's own of the same name, and stay. */
  readonly kept: readonly string[];
}

/** Compiles the content; false when an error stands in the way. `hear` is told of the site as soon as it is known to be good. */
type Compile = (hear: (site: Site) => void) => Promise<boolean>;

/**
 * Builds the whole site from what `compile` leaves in `generated`; null where it left nothing. The site grows beside
 * `out` and takes its place when it is complete, so that a server sees the old site or the new one.
 */
export async function writeSite(
  { content, generated, out, next, cache }: SiteFolders,
  withCards: boolean,
  compile: Compile,
): Promise<Built | null> {
  const site = join(next, 'site');
  const bundler = startBundler(site, join(next, 'prerender'));
  const compressor = startCompressor();
  try {
    if (!(await compile(bundler.begin))) return null;
    const compiled = readCompiled(generated);
    const made = new Set<string>();
    const put = async (path: string, content: string | Buffer) => {
      const file = join(site, path);
      const folder = dirname(file);
      if (!made.has(folder)) makeFolder(folder);
      made.add(folder);
      atDisk(file, 'written', () => writeFileSync(file, content));
      compressor.add(file);
      // What the other process is told leaves this one only between two turns.
      await nextTurn();
    };
    for (const file of listFiles(generated))
      if (isData(file)) await put(`data/${file}`, readFileSync(join(generated, file)));
    const media = join(content, 'media');
    for (const file of existsSync(media) ? listFiles(media) : [])
      if (isPublishedMedia(file)) await put(`media/${file}`, readFileSync(join(media, file)));
    const bundle = await bundler.load(compiled.site);
    let documents = 0;
    for (const { path, text } of makeDocuments(compiled, bundle)) {
      await put(path, text);
      documents += 1;
    }
    for (const { path, text } of makeSiteFiles(compiled)) await put(path, text);
    const makePicture = createPictureMaker(cache);
    for (const { path, bytes } of makeIcons(makePicture)) await put(path, bytes);
    if (withCards) for (const { path, bytes } of makeCards(compiled, makePicture)) await put(path, bytes);
    await bundler.finish();
    await compressor.finish();
    const kept = keepOthers(out, site);
    replaceSite(out, site, next);
    return { documents, kept };
  } finally {
    bundler.stop();
    compressor.stop();
  }
}
