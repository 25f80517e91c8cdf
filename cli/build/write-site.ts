import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '../kinds/shapes/site.ts';
import { openCache, openPack } from '../output/cache.ts';
import { listFiles } from '../output/mark.ts';
import type { Seen } from '../output/write-files.ts';
import { isPublishedMedia } from '../schema/media.ts';
import { startBundler } from './bundle.ts';
import { createPictureMaker } from './cards/make-pictures.ts';
import { collectGarbage } from './collect-garbage.ts';
import { readCompiled } from './compiled.ts';
import { makeDocuments, makeRedirects, type PutData } from './documents.ts';
import { makeIcons } from './icons.ts';
import { keepOthers } from './keep-others.ts';
import { makeMarkdown } from './markdown.ts';
import { createFilePutter } from './put-files.ts';
import { replaceSite } from './replace-site.ts';
import { makeServerFiles } from './server-files.ts';
import { makeSiteFiles } from './site-files.ts';

/** Whether the browser or the server loads a compiled file. */
function isData(path: string): boolean {
  return /^(?:(?:pages\/.+|sidebar|redirects|search|site)\.json|figures\/.+)$/.test(path);
}

/** Puts the data that the browser and the server load. */
async function putData(
  generated: string,
  compiled: Seen,
  site: string,
  { putMade }: ReturnType<typeof createFilePutter>,
): Promise<PutData> {
  const isPage = (file: string) => Number(file.startsWith('pages/'));
  // Lists of the whole site take longest to compress, so they come before the pages.
  const files = [...compiled].filter(([file]) => isData(file)).sort(([a], [b]) => isPage(a) - isPage(b));
  for (const [file, { digest }] of files)
    await putMade(`data/${file}`, [digest], async () => readFileSync(join(generated, file)));
  const textOf = (file: string) => readFileSync(join(site, 'data', file), 'utf8');
  return { keyOf: (file) => compiled.get(file)?.digest ?? textOf(file), textOf };
}

export interface SiteFolders {
  readonly content: string;
  readonly generated: string;
  readonly out: string;
  /** A folder beside `out`, which no other build uses, in which the site is written. */
  readonly next: string;
  /** The folder of the build cache. */
  readonly cache: string;
}

export interface BuildOptions {
  /** Whether to draw the social cards. */
  readonly cards: boolean;
  /** Keys that change whenever the source of the compiler, and of the app, does. */
  readonly program: string;
  readonly app: string;
  /** Whether `generated` still has what `compile` wrote; asked before the new site takes the place of the old one. */
  readonly isStillThere?: () => boolean;
}

/** Compiles the content and gives its files; null on an error. Calls `onSite` as soon as it is known that there is none. */
type Compile = (onSite: (site: SiteData) => void) => Promise<Seen | null>;

/**
 * Builds the whole site from what `compile` writes into `generated`; null where it fails, or where another command has
 * written there meanwhile. The site is written beside `out` and replaces it when it is complete, so that a server sees
 * the old site or the new one. `kept` are files that others have put in the place of the site's own, which stay.
 */
export async function writeSite(
  { content, generated, out, next, cache }: SiteFolders,
  { cards, program, app, isStillThere = () => true }: BuildOptions,
  compile: Compile,
) {
  const site = join(next, 'site');
  const kept = openCache(join(cache, 'build'));
  const bundler = startBundler(join(next, 'app'), join(next, 'prerender'), kept, app);
  const files = createFilePutter(site, out, kept, program);
  const pictures = createPictureMaker(kept);
  try {
    const written = await compile(bundler.begin);
    if (written === null) return null;
    await collectGarbage();
    const compiled = readCompiled(generated);
    // What need not be made comes first, so that there is something to compress while the rest is made.
    const data = await putData(generated, written, site, files);
    const citations = openPack<readonly string[]>(kept, 'citations', program);
    for await (const { path, text } of makeSiteFiles(compiled, citations)) files.put(path, text);
    const media = join(content, 'media');
    for (const file of existsSync(media) ? listFiles(media) : [])
      if (isPublishedMedia(file)) files.put(`media/${file}`, readFileSync(join(media, file)));
    const bundle = await bundler.load(compiled.site);
    for (const [path, bytes] of bundle.assets) files.put(path, bytes, { isAlone: true });
    let documents = 0;
    for (const { path, madeOf, make } of makeDocuments(compiled, bundle, data)) {
      await files.putMade(path, [bundle.key, ...madeOf], make);
      documents += 1;
    }
    for (const { path, text } of makeRedirects(compiled)) {
      files.put(path, text);
      documents += 1;
    }
    for (const { path, text } of makeMarkdown(content, compiled.routes)) files.put(path, text);
    for (const { path, bytes } of makeServerFiles(compiled.site, bundle)) files.put(path, bytes);
    for await (const { path, bytes } of makeIcons(bundle.icon, pictures.make)) files.put(path, bytes);
    if (cards) {
      const { makeCards } = await import('./cards/make-cards.ts');
      for await (const { path, bytes } of makeCards(compiled, pictures.make)) files.put(path, bytes);
    }
    await files.finish();
    // Pages are read one by one until here, and another command may have put others among them.
    if (!isStillThere()) return null;
    const others = keepOthers(out, site);
    replaceSite(out, site, next);
    // After the site is in place, so that the cache cannot take the room that it needs.
    bundler.keep();
    files.keep((path) => !others.includes(path));
    citations.save();
    kept.prune();
    return { documents, kept: others };
  } finally {
    bundler.stop();
    await Promise.all([files.stop(), pictures.stop()]);
  }
}
