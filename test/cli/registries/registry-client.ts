import { createRateLimiter } from '../../../cli/links/rate-limiter.ts';
import type { RegistryClient } from '../../../cli/registries/fetch-json.ts';
import { readResponseCache } from '../../../cli/registries/response-cache.ts';
import { createTestClock } from '../links/publishers.ts';

/** A client for the registries with a clock of its own and an empty cache. */
export function createRegistryClient(time = createTestClock()) {
  const { clock } = time;
  const client: RegistryClient = {
    http: {
      fetch,
      clock,
      limiter: createRateLimiter(clock, () => 200),
      timeout: 30_000,
      userAgent: 'site-test',
    },
    cache: readResponseCache('', clock.now),
  };
  return { client, time };
}
