import data from '../../generated/site.json' with { type: 'json' };
import type { SiteData } from './types.ts';

/** What every screen needs, whatever its route; bundled, because its size does not grow with the site. */
export const site: SiteData = data;
