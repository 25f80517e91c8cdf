import { type Content, readContent } from '../../cli/read/content.ts';
import { createSite, type Site } from '../../cli/site.ts';

let content: Promise<Content> | undefined;
let site: Promise<Site> | undefined;

/** The content of the present site, with a day for every file: git knows them only where the history is. */
export function presentContent(): Promise<Content> {
  content ??= readContent('content').then((read) => ({
    ...read,
    files: read.files.map((file) => ({ ...file, changed: '2025-11-20' })),
  }));
  return content;
}

/** The present site, compiled once in a run. Whoever asks for it leaves it as it is. */
export function presentSite(): Promise<Site> {
  site ??= presentContent().then((read) => createSite(read, { today: '2026-01-01' }));
  return site;
}
