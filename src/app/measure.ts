import { site } from '../content/site.ts';
import type { GoogleAnalytics } from '../features/analytics/start-google.tsx';

const { analytics } = site;
let google: Promise<GoogleAnalytics> | null = null;

/** Google's tag and the bar that asks for consent. Their code comes with the first page of a site that uses them. */
function loadGoogle(settings: Extract<typeof analytics, object>): Promise<GoogleAnalytics> {
  google ??= Promise.all([
    import('../features/analytics/start-google.tsx'),
    import('../consent-styles.ts'),
    import('../late-styles.ts'),
  ]).then(([{ startGoogle }]) => startGoogle(settings));
  return google;
}

/** Says that a page is shown: its path and its title. */
export function trackPageView(path: string, title: string): void {
  if (analytics === null) return;
  if (analytics === 'own')
    import('../features/analytics/own-views.ts').then(({ trackOwnView }) => trackOwnView(path), ignore);
  else loadGoogle(analytics).then(({ track }) => track(path, title), ignore);
}

/** Asks again whether visits may be measured; null where there is nothing to ask. */
export const askConsent =
  analytics === null || analytics === 'own' ? null : () => void loadGoogle(analytics).then(({ ask }) => ask(), ignore);

/** What cannot be loaded measures nothing. */
function ignore(): void {}
