import { useSyncExternalStore } from 'react';

/** Whether the app runs: not yet in a prerendered page, nor while it comes to life. */
export function useRunning(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}

function watchNothing(): () => void {
  return () => undefined;
}
