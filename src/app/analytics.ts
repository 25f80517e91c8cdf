import { site } from '../content/site.ts';
import type { GoogleAnalytics } from '../features/analytics/start-google.tsx';

const { analytics } = site;
let google: Promise<GoogleAnalytics> | null = null;

/** Google's tag and the consent bar; their code is loaded with the first page view. */
function loadGoogle(settings: Extract<typeof analytics, object>): Promise<GoogleAnalytics> {
  google ??= Promise.all([
    import('../features/analytics/start-google.tsx'),
    import('../styles/screens/consent.ts'),
    import('../styles/screens/late.ts'),
  ]).then(([{ startGoogle }]) => startGoogle(settings));
  return google;
}

/** Records a page view. */
export function trackPageView(path: string, title: string): void {
  if (analytics === null) return;
  if (analytics === 'own')
    import('../features/analytics/own-views.ts').then(({ trackOwnView }) => trackOwnView(path), ignore);
  else loadGoogle(analytics).then(({ track }) => track(path, title), ignore);
}

/** Opens the consent bar again; null on sites that need no consent. */
export const askConsent =
  analytics === null || analytics === 'own' ? null : () => void loadGoogle(analytics).then(({ ask }) => ask(), ignore);

/** If the code cannot be loaded, nothing is measured. */
function ignore(): void {}
