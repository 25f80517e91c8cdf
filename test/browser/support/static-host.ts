import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { type Listening, listen } from '../../support/listen.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ics': 'text/calendar',
};

/** Answers a request in the host's place; false leaves it to the host. */
type Before = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Serves a folder below `base` as a plain static host does: pages without `.html`, and 404.html for whatever is not there. */
export function serveFolder(folder: string, base: string, before: Before = async () => false): Promise<Listening> {
  return listen(async (request, response) => {
    if (await before(request, response)) return;
    const path = normalize(decodeURI(new URL(request.url ?? '', 'http://host').pathname));
    const place = path.startsWith(`${base}/`) ? path.slice(base.length) : '/404';
    const file = [place, `${place}.html`, join(place, 'index.html')]
      .map((name) => join(folder, name))
      .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
    response.writeHead(file ? 200 : 404, { 'content-type': types[extname(file ?? '404.html')] ?? 'text/plain' });
    createReadStream(file ?? join(folder, '404.html')).pipe(response);
  });
}
