import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Listening } from '../../support/listen.ts';
import { writeContent, writeDocs } from '../corpus/write.ts';
import { nodeOf, setUpPeer } from './peers.ts';
import { type Command, runWell } from './run.ts';
import { serveFolder } from './serve-folder.ts';

export interface Sites {
  /** The content of the checkout. */
  readonly own: Listening;
  /** The corpus in our build. */
  readonly corpus: Listening;
  readonly starlight: Listening;
  readonly stop: () => Promise<void>;
}

/** Builds this site, and a corpus by our build and by Starlight's, below a folder, and serves all three alike. */
export async function serveSites(folder: string, pages: number): Promise<Sites> {
  const own = join(folder, 'own');
  const corpus = join(folder, 'corpus');
  const starlight = await setUpPeer('starlight', join(folder, 'starlight'));
  cpSync('content', join(own, 'content'), { recursive: true });
  writeContent(corpus, pages);
  writeDocs(starlight, pages);
  await runWell(buildOurs(own));
  await runWell(buildOurs(corpus));
  await runWell(buildStarlight(starlight, nodeOf(starlight)));
  const [first, second, third] = await Promise.all(
    [own, corpus, starlight].map((site) => serveFolder(join(site, 'dist'))),
  );
  if (!first || !second || !third) throw new Error('Three sites were to be served.');
  const stop = async () => {
    for (const site of [first, second, third]) await site.stop();
  };
  return { own: first, corpus: second, starlight: third, stop };
}

/** Builds a `content/` in a folder into its `dist/` as the command line of the checkout does, without the social cards. */
export function buildOurs(folder: string): Command {
  const places = ['content', 'generated'].flatMap((name) => [`--${name}`, join(folder, name)]);
  return {
    program: process.execPath,
    args: [
      '--import',
      './typescript.mjs',
      'cli/main.ts',
      'build',
      '--no-cards',
      '--cache',
      join(folder, '.cache'),
      ...places,
      '--out',
      join(folder, 'dist'),
    ],
    cwd: resolve('.'),
  };
}

/** Builds a project of Starlight into its `dist/`. */
export function buildStarlight(folder: string, node: string): Command {
  return {
    program: node,
    args: [join(folder, 'node_modules/astro/bin/astro.mjs'), 'build'],
    cwd: folder,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  };
}
