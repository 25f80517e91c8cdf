import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Plugin } from 'vite';
import { asDiskFault } from '../core/disk-fault.ts';
import { tableOf } from '../core/table.ts';

/** A Vite plugin that serves /data from the compiler's output and /media from the content folder during development. */
export function contentFiles(base: string, content: string, generated: string, log: (line: string) => void): Plugin {
  const rooms = { '/data/': generated, '/media/': join(content, 'media') };
  return {
    name: 'content-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = readPath(request.url ?? '', base);
        const room = Object.entries(rooms).find(([start]) => path?.startsWith(start));
        if (path === null || room === undefined) return next();
        void send(join(room[1], path.slice(room[0].length)), response, log);
      });
    },
  };
}

/** The types of what is served; browsers, which may not guess, show any other as plain text. */
const types = tableOf<string>({
  '.avif': 'image/avif',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
});

/** Serves the current version of a file, and forbids browsers to cache it. */
async function send(file: string, response: ServerResponse, log: (line: string) => void): Promise<void> {
  try {
    const stats = await stat(file).catch(ignoreMissing);
    if (stats?.isFile() !== true) return answer(response, 404);
    response.setHeader('cache-control', 'no-store');
    // A drawing can hold scripts. In a page they never run, and opened by itself it is at the address of the studio.
    response.setHeader('content-security-policy', "script-src 'none'");
    response.setHeader('x-content-type-options', 'nosniff');
    const type = types[extname(file)];
    if (type !== undefined) response.setHeader('content-type', type);
    await pipeline(createReadStream(file), response);
  } catch (error) {
    const fault = asDiskFault(error, { path: file, operation: 'read' });
    if (fault !== null) log(fault.message);
    if (!response.headersSent) answer(response, 500);
  }
}

function answer(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

/**
 * The path of a request below the base of the site; null if it cannot be decoded, or has a backslash, which leads out of
 * a folder on Windows.
 */
export function readPath(url: string, base: string): string | null {
  try {
    const path = posix.normalize(decodeURI(url.split('?')[0] ?? '').slice(base.length));
    return path.includes('\\') ? null : path;
  } catch {
    return null;
  }
}
