import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { type Listening, listen } from '../support/listen.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder below `base` as a plain static host does: pages without `.html`, and 404.html for whatever is not there. */
export function serveFolder(folder: string, base: string): Promise<Listening> {
  return listen((request, response) => {
    const path = normalize(decodeURI(new URL(request.url ?? '', 'http://host').pathname));
    const place = path.startsWith(`${base}/`) ? path.slice(base.length) : '/404';
    const file = [place, `${place}.html`, join(place, 'index.html')]
      .map((name) => join(folder, name))
      .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
    response.writeHead(file ? 200 : 404, { 'content-type': types[extname(file ?? '404.html')] ?? 'text/plain' });
    createReadStream(file ?? join(folder, '404.html')).pipe(response);
  });
}
