import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Listening, listen } from '../../support/listen.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const compressed = /\.(css|html|js|json|svg|txt|xml)$/;

/** Serves a built site as a good static host does, every site alike: gzip, a day of cache, and pages with or without `.html`. */
export function serveFolder(folder: string): Promise<Listening> {
  const answers = new Map<string, Buffer>();
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const place = normalize(decodeURI(pathname));
    const file = [place, `${place}.html`, join(place, 'index.html')].find((name) =>
      statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
    );
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.');
      return;
    }
    const zipped = compressed.test(file);
    const body = answers.get(file) ?? (zipped ? gzipSync : identity)(readFileSync(join(folder, file)));
    answers.set(file, body);
    response
      .writeHead(200, {
        'cache-control': file.endsWith('.html') ? 'no-cache' : 'max-age=86400',
        'content-length': body.length,
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        ...(zipped ? { 'content-encoding': 'gzip' } : {}),
      })
      .end(body);
  });
}

function identity(bytes: Buffer): Buffer {
  return bytes;
}
