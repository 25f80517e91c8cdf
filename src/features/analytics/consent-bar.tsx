import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { SiteLink } from '../../ui/site-link.tsx';
import type { ConsentStore } from './consent-store.ts';

interface ConsentBarProps {
  readonly store: ConsentStore;
  readonly consent: 'express' | 'implied';
  /** The browser asks not to be tracked, which answers for the visitor. */
  readonly isPrivate: boolean;
}

/** Asks whether visits may be measured, below the page and without blocking it. */
export function ConsentBar(props: ConsentBarProps) {
  const isOpen = useStore(props.store, (state) => state.isOpen);
  return isOpen ? <Bar {...props} /> : null;
}

const asked = {
  express: 'May Google Analytics count the pages you view, and set cookies?',
  implied: 'Google Analytics counts the pages you view, and may set cookies.',
} as const;

function Bar({ store, consent, isPrivate }: ConsentBarProps) {
  const { choice, choose, close } = useStore(store);
  const bar = useFocusFromFooter(choice !== null || isPrivate);
  return (
    <section className="consent" aria-label="Analytics" tabIndex={-1} ref={bar}>
      <p>
        {isPrivate ? 'Your browser asks not to be tracked, so nothing of Google Analytics is loaded.' : asked[consent]}{' '}
        {!isPrivate && choice !== null && `So far you have ${choice}. `}
        <SiteLink href="/privacy-policy#third-party-services">Privacy policy</SiteLink>
      </p>
      <div className="consent-actions">
        {isPrivate ? (
          <button type="button" className="button-quiet" onClick={close}>
            Close
          </button>
        ) : (
          <>
            <button type="button" className="button-quiet" onClick={() => choose('refused')}>
              Refuse
            </button>
            <button type="button" className="button-quiet" onClick={() => choose('accepted')}>
              Accept
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/**
 * Moves the focus to a bar that the visitor asked for. When the bar closes, the focus that was in it returns to where
 * it was before, or to the page.
 */
function useFocusFromFooter(isAskedFor: boolean) {
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the bar came to be shown does not change while it is.
  useEffect(() => {
    const shown = bar.current;
    const before = document.activeElement;
    if (isAskedFor) shown?.focus();
    return () => {
      const isInBar = shown?.contains(document.activeElement) || document.activeElement === document.body;
      const back = isAskedFor && before instanceof HTMLElement ? before : document.getElementById('main');
      if (isInBar) back?.focus({ preventScroll: true });
    };
  }, []);
  return bar;
}
