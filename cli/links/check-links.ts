import { groupBy } from '../core/group-by.ts';
import { askPage, askRegistry } from './ask.ts';
import { isFresh, type LinkCache } from './cache.ts';
import { createPace } from './pace.ts';
import type { Check } from './plan.ts';
import type { Means } from './request.ts';
import { isNoHost, type Judgement } from './verdict.ts';

export interface LinkOptions extends Omit<Means, 'pace'> {
  /** The DOI registry, `https://doi.org` or another address with its handle API. */
  readonly registry: string;
  /** Milliseconds between two requests to one host, and to the registry, which is there to be asked. */
  readonly interval: number;
  readonly registryInterval: number;
  /** Milliseconds for the whole run; what is not reached by then stays unknown. */
  readonly deadline: number;
  /** How many hosts are asked at the same time. */
  readonly hosts: number;
  readonly onResult?: (result: LinkResult, done: number, total: number) => void;
}

export interface LinkResult {
  readonly check: Check;
  readonly judgement: Judgement;
  readonly isRemembered: boolean;
}

/** Asks about every address, one request at a time for each host and several hosts at once. Gives the results in the order of the checks, the cache for the next run, and whether there was no network, which judges no link. */
export async function checkLinks(
  checks: readonly Check[],
  cache: LinkCache,
  options: LinkOptions,
): Promise<{ results: LinkResult[]; cache: LinkCache; isOffline: boolean }> {
  const { clock } = options;
  const start = clock.now();
  const registryHost = new URL(options.registry).host;
  const hostOf = ({ url, doi }: Check) => (doi === null ? new URL(url).host : registryHost);
  const intervalOf = (host: string) => (host === registryHost ? options.registryInterval : options.interval);
  const means: Means = { ...options, pace: createPace(clock, intervalOf) };
  const results = new Map<Check, LinkResult>();
  const next = new Map(cache);

  const keep = (check: Check, judgement: Judgement, isRemembered: boolean) => {
    const result = { check, judgement, isRemembered };
    results.set(check, result);
    options.onResult?.(result, results.size, checks.length);
  };

  const open = checks.filter((check) => {
    const remembered = cache.get(check.url);
    if (remembered === undefined || !isFresh(remembered, start)) return true;
    const { verdict, reason, location } = remembered;
    keep(check, { verdict, reason, location }, true);
    return false;
  });

  const ask = async (check: Check): Promise<Judgement> => {
    if (clock.now() - start > options.deadline)
      return { verdict: 'unknown', reason: 'there was no time left to ask', location: null };
    const judgement = await (check.doi === null
      ? askPage(check.url, means)
      : askRegistry(check.doi, options.registry, means));
    next.set(check.url, { ...judgement, at: clock.now() });
    return judgement;
  };

  const waiting = [...groupBy(open, hostOf).values()];
  const work = async () => {
    for (let queue = waiting.shift(); queue !== undefined; queue = waiting.shift()) {
      let lost: Judgement | null = null;
      for (const check of queue) {
        const judgement: Judgement = lost ?? (await ask(check));
        keep(check, judgement, false);
        if (isNoHost(judgement)) lost = judgement;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.hosts, waiting.length) }, work));
  const all = checks.flatMap((check) => results.get(check) ?? []);
  const asked = all.filter((result) => !result.isRemembered);
  const isOffline =
    asked.some(({ judgement }) => isNoHost(judgement)) &&
    !asked.some(({ check, judgement }) => isAnswer(judgement) && !isThisMachine(hostOf(check)));
  return { results: isOffline ? all.map(doubt) : all, cache: next, isOffline };
}

function isAnswer(judgement: Judgement): boolean {
  return judgement.verdict !== 'unknown' && !isNoHost(judgement);
}

/** A server on this machine answers without any network. */
function isThisMachine(host: string): boolean {
  return /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/.test(host);
}

/** Where no host at all was found, the machine has no network: then that says nothing about a link. */
function doubt(result: LinkResult): LinkResult {
  if (!isNoHost(result.judgement)) return result;
  return { ...result, judgement: { verdict: 'unknown', reason: 'there is no network', location: null } };
}
