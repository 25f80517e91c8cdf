import { groupBy } from '../core/group-by.ts';
import { isFresh, type LinkCache } from './cache.ts';
import type { Check } from './plan.ts';
import { probeDoi, probePage } from './probe.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { HttpClient } from './request.ts';
import { isNoHost, type Judgement } from './verdict.ts';

/** Milliseconds between two requests to one host. */
const interval = 1000;
/** How many hosts are checked at the same time. */
const hostsAtOnce = 8;

export interface LinkOptions extends Omit<HttpClient, 'limiter'> {
  /** The DOI registry: `https://doi.org` or another address with its handle API. */
  readonly registry: string;
  /** Milliseconds between two requests to the registry, which allows more than other hosts. */
  readonly registryInterval: number;
  /** Milliseconds for the whole run; links that are not checked by then stay unknown. */
  readonly deadline: number;
  readonly onResult?: (result: LinkResult, done: number, total: number) => void;
}

export interface LinkResult {
  readonly check: Check;
  readonly judgement: Judgement;
}

/**
 * Checks every address, several hosts at once with one request at a time each. Gives the results in the order of the
 * checks, the cache for the next run, and whether there was no network.
 */
export async function checkLinks(
  checks: readonly Check[],
  cache: LinkCache,
  options: LinkOptions,
): Promise<{ results: LinkResult[]; cache: LinkCache; isOffline: boolean }> {
  const { clock } = options;
  const start = clock.now();
  const registryHost = new URL(options.registry).host;
  const hostOf = ({ url, doi }: Check) => (doi === null ? new URL(url).host : registryHost);
  const intervalOf = (host: string) => (host === registryHost ? options.registryInterval : interval);
  const client: HttpClient = { ...options, limiter: createRateLimiter(clock, intervalOf) };
  const results = new Map<Check, LinkResult>();
  const next = new Map(cache);

  const keep = (check: Check, judgement: Judgement) => {
    const result = { check, judgement };
    results.set(check, result);
    options.onResult?.(result, results.size, checks.length);
  };

  const open = checks.filter((check) => {
    const cached = cache.get(check.url);
    if (cached === undefined || !isFresh(cached, start)) return true;
    const { verdict, reason, location } = cached;
    keep(check, { verdict, reason, location });
    return false;
  });

  const judge = async (check: Check): Promise<Judgement> => {
    if (clock.now() - start > options.deadline)
      return { verdict: 'unknown', reason: 'there was no time left to ask', location: null };
    const judgement = await (check.doi === null
      ? probePage(check.url, client)
      : probeDoi(check.doi, options.registry, client));
    next.set(check.url, { ...judgement, at: clock.now() });
    return judgement;
  };

  const waiting = [...groupBy(open, hostOf).values()];
  const work = async () => {
    for (let queue = waiting.shift(); queue !== undefined; queue = waiting.shift()) {
      let failure: Judgement | null = null;
      for (const check of queue) {
        const judgement: Judgement = failure ?? (await judge(check));
        keep(check, judgement);
        if (isNoHost(judgement)) failure = judgement;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(hostsAtOnce, waiting.length) }, work));
  const resultsOf = (some: readonly Check[]) => some.flatMap((check) => results.get(check) ?? []);
  const all = resultsOf(checks);
  const asked = resultsOf(open);
  const isOffline =
    asked.some(({ judgement }) => isNoHost(judgement)) &&
    !asked.some(({ check, judgement }) => isAnswer(judgement) && !isThisMachine(hostOf(check)));
  return { results: isOffline ? all.map(withoutNetwork) : all, cache: next, isOffline };
}

function isAnswer(judgement: Judgement): boolean {
  return judgement.verdict !== 'unknown' && !isNoHost(judgement);
}

/** A server on this machine responds without a network. */
function isThisMachine(host: string): boolean {
  return /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/.test(host);
}

/** Without a network, a host that was not found says nothing about the link. */
function withoutNetwork(result: LinkResult): LinkResult {
  if (!isNoHost(result.judgement)) return result;
  return { ...result, judgement: { verdict: 'unknown', reason: 'there is no network', location: null } };
}
