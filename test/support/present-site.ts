import { type Content, readContent } from '../../cli/read/content.ts';
import { createSite, type Site } from '../../cli/site.ts';

let site: Promise<Site> | undefined;

/** Reads the content of the present site, with a day for every file: git knows them only where the history is. */
async function readPresent(): Promise<Content> {
  const content = await readContent('content');
  return { ...content, files: content.files.map((file) => ({ ...file, changed: '2025-11-20' })) };
}

/** Reads and compiles the present site. */
export async function compilePresent(): Promise<Site> {
  return createSite(await readPresent(), { today: '2026-01-01' });
}

/** The present site, compiled once in a run. Whoever asks for it leaves it as it is. */
export function presentSite(): Promise<Site> {
  site ??= compilePresent();
  return site;
}
