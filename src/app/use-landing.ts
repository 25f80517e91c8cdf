import { useLayoutEffect, useRef, useState } from 'react';
import type { ShownPage } from '../content/page-store.ts';
import { site } from '../content/site.ts';
import { moveFocus } from '../lib/move-focus.ts';
import { headTags } from './head.ts';
import { writeHead } from './write-head.ts';

/**
 * After navigation, updates the head, the scroll position and the focus. Gives the announcement of the new page for
 * screen readers.
 */
export function useLanding(shown: ShownPage): string {
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(shown);

  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    writeHead(document, headTags(shown, site));
    if (shown.landing === 'stay') return;
    land(shown.landing);
    setAnnouncement(document.title);
  }, [shown]);

  return announcement;
}

function land(landing: Exclude<ShownPage['landing'], 'stay'>): void {
  const anchor = 'anchor' in landing ? document.getElementById(landing.anchor) : null;
  moveFocus(anchor ?? document.querySelector<HTMLElement>('main h1'));
  if (anchor) anchor.scrollIntoView();
  else scrollTo({ top: 'top' in landing ? landing.top : 0 });
}
