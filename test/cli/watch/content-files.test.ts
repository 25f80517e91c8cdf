import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ViteDevServer } from 'vite';
import { contentFiles } from '../../../cli/watch/content-files.ts';
import { listen } from '../../support/listen.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

test('data and media are served as they are now, and nothing beside them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'site-content-files-'));
  for (const folder of ['generated/pages', 'content/media']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'generated/pages/a.json'), '{}');
  writeFileSync(join(root, 'content/media/dot.svg'), '<svg/>');
  writeFileSync(join(root, 'content/media/a b.pdf'), 'A plan.');
  writeFileSync(join(root, 'secret.json'), '"secret"');
  const handlers: Handle[] = [];
  const server = { middlewares: { use: (one: Handle) => handlers.push(one) } } as unknown as ViteDevServer;
  const plugin = contentFiles('/lab', join(root, 'content'), join(root, 'generated'), () => undefined);
  if (typeof plugin.configureServer === 'function') await plugin.configureServer.call({} as never, server);
  const site = await listen((request, response) =>
    handlers[0]?.(request, response, () => response.writeHead(421).end('passed on')),
  );
  try {
    const ask = async (path: string) => {
      const answer = await fetch(`${site.address}/lab${path}`);
      return [answer.status, answer.headers.get('content-type'), await answer.text()];
    };
    assert.equal(await ask('/data/pages/a.json?x'), [200, 'application/json', '{}']);
    assert.equal(await ask('/media/dot.svg'), [200, 'image/svg+xml', '<svg/>']);
    assert.equal(await ask('/media/a%20b.pdf'), [200, 'application/pdf', 'A plan.']);
    for (const path of ['/data/none.json', '/data/pages', '/data/pages/a.json/x'])
      assert.equal(await ask(path), [404, null, ''], path);
    for (const path of ['/database', '/data/%2e%2e%2f/../secret.json', '/data/..%2fsecret.json', '/%'])
      assert.is.not((await ask(path))[0], 200, path);
    // On Windows a backslash leads out of a folder.
    assert.is((await ask('/data/..%5Csecret.json'))[0], 421);
    const answer = await fetch(`${site.address}/lab/data/pages/a.json`);
    assert.is(answer.headers.get('cache-control'), 'no-store');
    // A drawing that is opened by itself would otherwise run its scripts beside the studio.
    const drawing = await fetch(`${site.address}/lab/media/dot.svg`);
    assert.is(drawing.headers.get('content-security-policy'), "script-src 'none'");
    assert.is(drawing.headers.get('x-content-type-options'), 'nosniff');
  } finally {
    await site.stop();
    rmSync(root, { recursive: true });
  }
});

test.run();
