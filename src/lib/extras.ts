import type { Extra } from '../../server/contract/health.ts';
import { siteApi } from './site-api.ts';

/** Asks once what the backend takes beyond the calls that every backend has, and again after a failure; nothing, until it has answered. */
function createExtras(health: typeof siteApi.health) {
  let asked: Promise<readonly Extra[]> | null = null;
  return (): Promise<readonly Extra[]> => {
    asked ??= health().then((answer) => {
      if (answer.ok) return answer.data;
      asked = null;
      return [];
    });
    return asked;
  };
}

/** What the backend of this site takes. */
export const siteExtras = createExtras(siteApi.health);
