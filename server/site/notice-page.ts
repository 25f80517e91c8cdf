import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServedSite } from './read-site.ts';

/** The text of a page that a mail links to; `rest` is HTML. */
export interface NoticeText {
  readonly title: string;
  readonly rest: string;
}

/** The policy of a page without scripts, whose form posts to this server. */
export const noticePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const scripts = /\s*<script\b[^>]*>[\s\S]*?<\/script>/g;
const loaded = /\s*<link rel="modulepreload"[^>]*>/g;
const title = /<title>[^<·]*/;
const main = /(<main\b[^>]*>)[\s\S]*?(<\/main>)/;

/** The page in the layout of the built site, made from its not-found page; a bare page when no site is built. */
export async function writeNotice(site: ServedSite | null, notice: NoticeText): Promise<string> {
  const text = `<div class="page"><h1>${notice.title}</h1>${notice.rest}</div>`;
  const frame = site === null ? null : await readFile(join(site.root, '404.html'), 'utf8').catch(() => null);
  if (frame === null || !main.test(frame)) return writeBare(notice.title, text);
  return frame
    .replace(scripts, '')
    .replace(loaded, '')
    .replace(title, () => `<title>${notice.title} `)
    .replace(main, (_, open: string, close: string) => open + text + close);
}

function writeBare(title: string, text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title>${text}</html>`;
}
