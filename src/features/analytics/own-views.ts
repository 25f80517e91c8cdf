import { site } from '../../content/site.ts';
import { siteExtras } from '../../lib/extras.ts';
import { lastingSlot } from '../../lib/storage.ts';
import { asksForPrivacy } from './asks-for-privacy.ts';

interface OwnViewsDeps {
  /** What the backend takes beyond the calls that every backend has. */
  readonly takes: () => Promise<readonly string[]>;
  readonly send: (path: string) => void;
  /** Whether this browser is not to be counted: it asks for privacy, or the professor is logged in with it. */
  readonly isLeftOut: () => boolean;
}

/** Tells the site's own server, where it counts views, that a page is shown: its path and nothing else. */
export function createOwnViews({ takes, send, isLeftOut }: OwnViewsDeps): (path: string) => Promise<void> {
  let last: string | null = null;
  return async (path) => {
    if (path === last || isLeftOut()) return;
    last = path;
    if ((await takes()).includes('views')) send(path);
  };
}

const professor = lastingSlot('professorToken');

/** The views of this browser. */
export const trackOwnView = createOwnViews({
  takes: siteExtras,
  // Text needs no leave of another server, and a beacon outlives the page.
  send: (path) => void navigator.sendBeacon(`${site.api || site.base}/api/views`, path),
  isLeftOut: () => asksForPrivacy(navigator) || professor.read() !== null,
});
