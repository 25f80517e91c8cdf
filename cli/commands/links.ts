import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Cache, readCache, writeCache } from '../links/cache.ts';
import { checkLinks } from '../links/check-links.ts';
import { clock } from '../links/clock.ts';
import { listOutbound } from '../links/outbound.ts';
import { planChecks } from '../links/plan.ts';
import { listDoubts, reportLinks, summariseLinks } from '../links/report.ts';
import { makeFolder } from '../output/make-folder.ts';
import { writeNamed } from '../output/write-named.ts';
import { documentsOf } from '../parse/document.ts';
import type { Problem } from '../report/problem.ts';
import type { Model } from '../resolve/model.ts';
import { showProgress } from './progress.ts';
import { UsageError } from './usage-error.ts';

export interface LinkFlags {
  readonly registry: string;
  readonly linkCache: string;
  /** Minutes, as commander gives them. */
  readonly linkTime: string;
}

const second = 1000;

/** Looks at every external link, tells progress and doubts on stderr, keeps the cache, and gives the problems. */
export async function checkExternalLinks(model: Model, flags: LinkFlags): Promise<Problem[]> {
  const minutes = Number(flags.linkTime);
  if (!(minutes > 0)) throw new UsageError(`--link-time takes a number of minutes, not \`${flags.linkTime}\``);
  if (!URL.canParse(flags.registry)) throw new UsageError(`--registry takes an address, not \`${flags.registry}\``);
  const own = documentsOf(model.documents, 'site')[0]?.matter.url ?? '';
  const { results, cache } = await checkLinks(planChecks(listOutbound(model), own), loadCache(flags.linkCache), {
    fetch,
    clock,
    registry: flags.registry,
    interval: second,
    registryInterval: second / 5,
    timeout: 15 * second,
    deadline: minutes * 60 * second,
    patience: 60 * second,
    hosts: 8,
    agent: `Mozilla/5.0 (compatible; site-link-check; +${own})`,
    onResult: (_, done, total) => showProgress(done, total, 'links'),
  });
  makeFolder(dirname(resolve(flags.linkCache)));
  writeNamed(flags.linkCache, writeCache(cache, clock.now()));
  process.stderr.write([...listDoubts(results), summariseLinks(results), ''].join('\n'));
  return reportLinks(results);
}

function loadCache(path: string): Cache {
  try {
    return readCache(readFileSync(path, 'utf8'));
  } catch {
    return new Map();
  }
}
