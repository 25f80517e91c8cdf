import { useSyncExternalStore } from 'react';

/** Whether the app runs: false in a prerendered page and while React hydrates it, so that both render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
