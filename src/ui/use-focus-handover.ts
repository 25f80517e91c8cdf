import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When an element that has or contains the focus is removed, the focus moves to another instead of getting lost. */
export function useFocusHandover(ref: RefObject<HTMLElement | null>, findTarget: () => HTMLElement | null): void {
  const latest = useRef(findTarget);
  latest.current = findTarget;

  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) latest.current()?.focus({ preventScroll: true });
    };
  }, [ref]);
}
