import { site } from '../../content/site.ts';
import { createPageViews } from './page-views.ts';

/** Tells the analytics of this site, if it has any, that a page is shown. */
export const trackPageView = createPageViews(site.analytics, () => window);
