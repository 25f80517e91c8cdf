import { createRoot } from 'react-dom/client';
import { site } from '../../content/site.ts';
import type { SiteData } from '../../content/types.ts';
import { lastingSlot, onOtherTab } from '../../lib/storage.ts';
import { asksForPrivacy } from './asks-for-privacy.ts';
import { ConsentBar } from './consent-bar.tsx';
import { createConsent, mayMeasure } from './consent-store.ts';
import { createGoogleTag } from './google-tag.ts';

const key = 'analytics';

/** How a site with Google's tag measures visits. */
export interface GoogleAnalytics {
  readonly track: (path: string, title: string) => void;
  /** Opens the consent bar again. */
  readonly ask: () => void;
}

/** Shows the consent bar where it is needed, and reports page views to Google's tag once that is allowed. */
export function startGoogle({ id, consent }: Extract<SiteData['analytics'], object>): GoogleAnalytics {
  const isPrivate = asksForPrivacy(navigator);
  const store = createConsent(lastingSlot(key), isPrivate);
  const tag = createGoogleTag(id, () => window);
  let shown: readonly [path: string, title: string] | null = null;

  function update(): void {
    const { choice } = store.getState();
    if (mayMeasure(choice, consent, isPrivate) && shown !== null) tag.track(...shown);
    else if (choice === 'refused') tag.stop();
  }

  const box = document.createElement('div');
  box.className = 'consent-box';
  document.body.append(box);
  createRoot(box).render(<ConsentBar store={store} consent={consent} isPrivate={isPrivate} />);
  store.subscribe(update);
  onOtherTab(key, store.getState().follow);
  return {
    track: (path, title) => {
      shown = [site.base + path, title];
      update();
    },
    ask: store.getState().open,
  };
}
