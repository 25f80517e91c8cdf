import type { Extra } from '../../server/contract/health.ts';
import { site } from '../content/site.ts';
import { siteApi } from './site-api.ts';

let asked: Promise<readonly Extra[]> | null = null;

/** What the backend of this site takes beyond the calls that every backend has; it is asked once, and again after a failure. */
export function siteExtras(): Promise<readonly Extra[]> {
  if (!site.hasServer) return Promise.resolve([]);
  asked ??= siteApi.health().then((answer) => {
    if (answer.ok) return answer.data;
    asked = null;
    return [];
  });
  return asked;
}
