import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../http/failure.ts';
import { findFile, notFoundPage } from './find-file.ts';
import type { SendForum } from './forum-pages.ts';
import type { BuiltSite, ServedSite } from './read-site.ts';

const notBuilt = 'The site is not built yet. Run `npm run build`, then load this page again.\n';

function cachingOf(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  if (file.startsWith('media/')) return 'public, max-age=3600';
  return 'no-cache';
}

function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  const [raw, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  try {
    return { path: decodeURIComponent(raw), query };
  } catch {
    throw new Failure('bad-request', 'The address is not valid');
  }
}

/** Sends the not-found page of the section of a path. */
export async function sendNotFound(reply: FastifyReply, site: ServedSite, path: string): Promise<FastifyReply> {
  const html = await readFile(join(site.root, notFoundPage(site, path))).catch(() =>
    readFile(join(site.root, '404.html')),
  );
  return reply
    .headers({ 'cache-control': 'no-cache', 'content-security-policy': site.policy })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Serves the built site: pages without `.html`, files with their precompressed copies, aliases, not-found pages. */
export async function serveSite(app: FastifyInstance, built: BuiltSite, sendForum: SendForum): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    dotfiles: 'ignore',
    index: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.addHook('onReady', async () => {
    await built.read();
  });

  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const site = await built.read();
    if (site === null) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send(notBuilt);
    const { path, query } = splitUrl(request.url);
    const rendered = await sendForum(site, path, request, reply);
    if (rendered !== null) return rendered;
    const found = await findFile(site, path);
    if (found.kind === 'moved') return reply.redirect(site.base + encodeURI(found.to) + query, 301);
    if (found.kind === 'missing') return sendNotFound(reply.code(404), site, path);
    reply.header('cache-control', cachingOf(found.file));
    if (found.file.endsWith('.html')) reply.header('content-security-policy', site.policy);
    if (found.file === 'desk.html') reply.header('x-robots-tag', 'noindex');
    return reply.sendFile(found.file, site.root);
  });
}
