import { dirname, resolve } from 'node:path';
import { doiKey } from '../../core/identity.ts';
import type { Problem } from '../../core/problem.ts';
import { readCache, writeCache } from '../../links/cache.ts';
import { checkLinks } from '../../links/check-links.ts';
import { clock } from '../../links/clock.ts';
import { listOutbound } from '../../links/outbound.ts';
import { type Check, planChecks } from '../../links/plan.ts';
import { listUncertain, reportLinks, summariseLinks } from '../../links/report.ts';
import { makeFolder } from '../../output/make-folder.ts';
import { writeNamed } from '../../output/write-named.ts';
import { readIfThere } from '../../read/if-there.ts';
import { checkUpdates } from '../../registries/check-updates.ts';
import { reportUpdates, summariseUpdates } from '../../registries/report-updates.ts';
import { toAscii } from '../../registries/user-agent.ts';
import type { Model } from '../../resolve/model.ts';
import { citedKind } from '../../resolve/references.ts';
import { isReal } from '../../schema/starters.ts';
import { showProgress } from '../support/progress.ts';
import { requireUrl, withRegistryClient } from '../support/registries.ts';
import { UsageError } from '../support/usage-error.ts';

export interface LinkFlags {
  readonly registry: string;
  readonly crossref: string;
  readonly linkCache: string;
  readonly answers: string;
  /** Minutes, as commander gives them. */
  readonly linkTime: string;
}

const second = 1000;

/**
 * Checks every external link, and whether the publications among them were retracted, corrected or published since. Shows
 * progress and a summary on stderr, updates the caches, and gives the problems.
 */
export async function checkExternalLinks(model: Model, flags: LinkFlags): Promise<Problem[]> {
  const minutes = Number(flags.linkTime);
  if (!(minutes > 0)) throw new UsageError(`--link-time takes a number of minutes, not \`${flags.linkTime}\``);
  requireUrl('--registry', flags.registry);
  requireUrl('--crossref', flags.crossref);
  const site = model.site?.frontMatter;
  const checks = planChecks(listOutbound(model), site?.url ?? '');
  const until = clock.now() + minutes * 60 * second;
  const { results, cache, isOffline } = await checkLinks(
    checks,
    readCache(readIfThere(flags.linkCache)?.toString() ?? ''),
    {
      fetch,
      clock,
      registry: flags.registry,
      registryInterval: second / 5,
      timeout: 15 * second,
      deadline: minutes * 60 * second,
      userAgent: `Mozilla/5.0 (compatible; site-link-check${isReal(site?.url) ? `; +${toAscii(`${site?.url}`)}` : ''})`,
      onResult: (_, done, total) => showProgress(done, total, 'links'),
    },
  );
  makeFolder(dirname(resolve(flags.linkCache)));
  writeNamed(flags.linkCache, writeCache(cache, clock.now()));
  const summary = isOffline
    ? ['The network could not be reached: no link was judged. Run the command again when it can.']
    : [...listUncertain(results), summariseLinks(results)];
  process.stderr.write(`${summary.join('\n')}\n`);
  // Without a network, only links that responded now or are cached as good are looked up at Crossref.
  const known = results.flatMap(({ check, judgement: { verdict } }) =>
    verdict === 'broken' || (isOffline && verdict !== 'ok') ? [] : [check],
  );
  return [...reportLinks(results), ...(await checkPublications(known, until, model, flags))];
}

/** Looks up updates of the publications among the checks at Crossref. */
async function checkPublications(checks: readonly Check[], until: number, model: Model, flags: LinkFlags) {
  const site = model.site?.frontMatter;
  const onDoi = (done: number, total: number) => showProgress(done, total, 'DOIs');
  const options = { crossref: flags.crossref, until, onDoi };
  const result = await withRegistryClient(flags.answers, site, (client) => checkUpdates(checks, options, client));
  process.stderr.write([...summariseUpdates(result), ''].join('\n'));
  const references = model.ofKind(citedKind);
  const slugs = new Map(
    references.flatMap(({ frontMatter, slug }) => (frontMatter.doi ? [[doiKey(frontMatter.doi), slug]] : [])),
  );
  const retracted = new Set(references.filter(({ frontMatter }) => frontMatter.retracted).map(({ path }) => path));
  return reportUpdates(result.updated, {
    slugOf: (doi) => slugs.get(doiKey(doi)),
    saysRetracted: (path) => retracted.has(path),
  });
}
