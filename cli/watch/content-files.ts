import { createReadStream, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

/** In development, /data is what the compiler wrote, and /media what lies in the content folder. */
export function contentFiles(base: string, content: string, generated: string): Plugin {
  const rooms = { '/data/': generated, '/media/': join(content, 'media') };
  return {
    name: 'content-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = readPath(request.url ?? '', base);
        const room = Object.entries(rooms).find(([start]) => path?.startsWith(start));
        if (path === null || room === undefined) return next();
        const file = join(room[1], path.slice(room[0].length));
        if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
          response.statusCode = 404;
          response.end();
          return;
        }
        if (file.endsWith('.json')) response.setHeader('content-type', 'application/json');
        if (file.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml');
        createReadStream(file).pipe(response);
      });
    },
  };
}

/** The path of a request below the base of the site; null where it cannot be read. */
export function readPath(url: string, base: string): string | null {
  try {
    return normalize(decodeURI(url.split('?')[0] ?? '').slice(base.length));
  } catch {
    return null;
  }
}
