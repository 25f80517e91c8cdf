import { site } from '../../content/site.ts';
import { siteExtras } from '../../lib/extras.ts';
import { lastingSlot } from '../../lib/storage.ts';
import { asksForPrivacy } from './asks-for-privacy.ts';

interface OwnViewsDeps {
  /** What the backend takes beyond the calls that every backend has. */
  readonly takes: () => Promise<readonly string[]>;
  readonly send: (path: string) => void;
  /** Whether this browser is not counted, because it asks for privacy or the professor is logged in with it. */
  readonly isLeftOut: () => boolean;
}

/** Reports a page view, its path and nothing else, to the site's own server if that counts views. */
export function createOwnViews({ takes, send, isLeftOut }: OwnViewsDeps): (path: string) => Promise<void> {
  let last: string | null = null;
  return async (path) => {
    if (path === last || isLeftOut()) return;
    last = path;
    if ((await takes()).includes('views')) send(path);
  };
}

const professor = lastingSlot('professorToken');

/** Reports the page views of this browser. */
export const trackOwnView = createOwnViews({
  takes: siteExtras,
  // Plain text needs no CORS preflight, and a beacon outlives the page.
  send: (path) => void navigator.sendBeacon(`${site.api || site.base}/api/views`, path),
  isLeftOut: () => asksForPrivacy(navigator) || professor.read() !== null,
});
