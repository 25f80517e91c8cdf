import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ViteDevServer } from 'vite';
import { writeFiles } from '../../../cli/output/write-files.ts';
import { builtFiles } from '../../../cli/watch/built-files.ts';
import { workspace } from '../../support/workspace.ts';

type Handle = (
  request: { url: string },
  response: { statusCode: number; setHeader: () => void; end: (text: string) => void },
  next: () => void,
) => void;

/** Asks the development server's plugin for an address: its answer, or `passed on`. */
async function ask(url: string): Promise<string> {
  const site = workspace();
  try {
    const { files } = await site.compile();
    const generated = join(site.root, 'generated');
    await writeFiles(generated, files ?? new Map());
    let handle: Handle | undefined;
    const server = { middlewares: { use: (one: Handle) => (handle = one) } } as unknown as ViteDevServer;
    const plugin = builtFiles('/lab', generated);
    if (typeof plugin.configureServer === 'function') await plugin.configureServer.call({} as never, server);
    return await new Promise((resolve) => {
      const response = {
        statusCode: 200,
        setHeader: () => undefined,
        end: (text: string) => resolve(`${response.statusCode} ${text}`),
      };
      handle?.({ url }, response, () => resolve('passed on'));
    });
  } finally {
    site.remove();
  }
}

test('while one writes, a citation can be asked for as on the built site', async () => {
  assert.match(await ask('/lab/data/cite/research/papers/paper-one.bib?x'), /^200 @misc\{/);
  assert.match(await ask('/lab/references.bib'), '@article{doe-2020-study');
});

test('a file that no build would write is missing, and everything else is left to others', async () => {
  assert.is(await ask('/lab/data/cite/none.bib'), '404 ');
  assert.is(await ask('/lab/data/site.json'), 'passed on');
  assert.is(await ask('/lab/%'), 'passed on');
});

test.run();
