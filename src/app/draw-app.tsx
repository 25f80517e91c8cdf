import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { logFailure } from '../lib/log.ts';
import { replayTyping } from './replay-typing.ts';

/**
 * Draws the app, over the prerendered page if there is one. Where it breaks, as in a browser that lacks what it calls,
 * what was delivered is put back, with the text that had been typed in it until then, and stays.
 */
export function drawApp(root: HTMLElement, app: ReactNode, isPrerendered: boolean, stay: () => void): void {
  const delivered = root.cloneNode(true);
  const focused = document.activeElement?.id;
  let isDrawn = false;
  let isBroken = false;
  const onDrawn = () => {
    if (isPrerendered) replayTyping(root);
    // What follows at once from drawing, such as the effects of a screen, belongs to it.
    setTimeout(() => {
      isDrawn = true;
    });
  };
  const putBack = () => {
    drawing.unmount();
    root.replaceChildren(...delivered.childNodes);
    if (focused) document.getElementById(focused)?.focus();
    stay();
  };
  const onUncaughtError = (error: unknown) => {
    logFailure('The page could not be drawn:', error);
    if (!isBroken) queueMicrotask(putBack);
    isBroken = true;
  };
  const options = {
    onUncaughtError,
    // Later the part that cannot be drawn says so in its place, or is left out.
    onCaughtError: (error: unknown) =>
      isDrawn ? logFailure('A part of the page could not be drawn:', error) : onUncaughtError(error),
  };
  const whole = <Drawn onDrawn={onDrawn}>{app}</Drawn>;
  const drawing = isPrerendered ? hydrateRoot(root, whole, options) : createRoot(root, options);
  if (!isPrerendered) drawing.render(whole);
}

/** The app, which says when it is drawn. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}
