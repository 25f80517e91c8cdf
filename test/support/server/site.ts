import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const inline = "document.documentElement.dataset.theme = 'dark'";

const services = { base: '', api: '', emailjs: null, analytics: null };

/** Writes a small built site into a folder: a few pages, an asset with its compressed copies, data and redirects. */
export function writeSite(folder: string, site: Record<string, unknown> = {}, more: Record<string, string> = {}): void {
  const page = (name: string) =>
    `<!doctype html><script>${inline}</script><script type="application/json">{"a":1}</script><p>${name}</p>`;
  const script = `console.log(${JSON.stringify('a'.repeat(2000))});`;
  const files: Record<string, string | Buffer> = {
    'index.html': page('home'),
    'resources.html': page('resources'),
    'resources/foundation.html': page('foundation'),
    'resources/404.html': page('no topic'),
    'research/404.html': page('no paper'),
    '404.html': page('no page'),
    'assets/app-1a2b3c.js': script,
    'assets/app-1a2b3c.js.br': brotliCompressSync(script),
    'assets/app-1a2b3c.js.gz': gzipSync(script),
    'assets/app-1a2b3c.js.map': '{}',
    'media/film.mp4': Buffer.alloc(5000, 7),
    'data/site.json': JSON.stringify({ ...services, ...site }),
    'data/not-found.json': JSON.stringify(['/resources', '/research']),
    'data/redirects.json': JSON.stringify({ '/research/old-id': '/resources/foundation' }),
    'sitemap.xml': '<urlset/>',
    '.env': 'SECRET=1',
    ...more,
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
