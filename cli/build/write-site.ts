import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPublishedMedia } from '../schema/media.ts';
import { bundleApp } from './bundle.ts';
import { makeCards } from './cards/make-cards.ts';
import { createPictureMaker } from './cards/make-pictures.ts';
import { readCompiled } from './compiled.ts';
import { compressFolder } from './compress.ts';
import { makeDocuments } from './documents.ts';
import { makeIcons } from './icons.ts';
import { makeSiteFiles } from './site-files.ts';

/** The compiled files that the browser asks for. */
const data = ['pages', 'sidebar.json', 'references.json', 'redirects.json', 'search.json', 'site.json'];

export interface SiteFolders {
  readonly content: string;
  readonly generated: string;
  readonly out: string;
  /** Where pictures are kept from build to build. */
  readonly cache: string;
}

/**
 * Builds the whole site from what was compiled. It grows beside `out` and takes its place when it is complete, so that
 * a server sees the old site or the new one.
 */
export async function writeSite(
  { content, generated, out, cache }: SiteFolders,
  withCards: boolean,
): Promise<{ readonly documents: number }> {
  const compiled = readCompiled(generated);
  const next = mkdtempSync(`${out}.next-`);
  try {
    const bundle = await bundleApp(compiled, join(next, 'site'), join(next, 'prerender'));
    const site = join(next, 'site');
    let documents = 0;
    for (const { path, text } of makeDocuments(compiled, bundle)) {
      write(site, path, text);
      documents += 1;
    }
    for (const { path, text } of makeSiteFiles(compiled)) write(site, path, text);
    const makePicture = createPictureMaker(cache);
    for (const { path, bytes } of makeIcons(makePicture)) write(site, path, bytes);
    if (withCards) for (const { path, bytes } of makeCards(compiled, makePicture)) write(site, path, bytes);
    for (const name of data) cpSync(join(generated, name), join(site, 'data', name), { recursive: true });
    const media = join(content, 'media');
    for (const place of existsSync(media) ? readdirSync(media, { recursive: true, encoding: 'utf8' }) : []) {
      if (isPublishedMedia(place)) cpSync(join(media, place), join(site, 'media', place));
    }
    await compressFolder(site);
    replace(out, site, join(next, 'old'));
    return { documents };
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

function write(folder: string, path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function replace(folder: string, next: string, old: string): void {
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
}
