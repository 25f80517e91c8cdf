import { site } from '../content/site.ts';
import { createApi } from './api.ts';

/** The API of this site: at the address that the site names, or where the site itself is. */
export const siteApi = createApi(site.api || site.base);
