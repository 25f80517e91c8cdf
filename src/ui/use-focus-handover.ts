import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When an element goes that has the focus, or holds it, the focus goes to another instead of getting lost. */
export function useFocusHandover(ref: RefObject<HTMLElement | null>, heir: () => HTMLElement | null): void {
  const latest = useRef(heir);
  latest.current = heir;

  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) latest.current()?.focus({ preventScroll: true });
    };
  }, [ref]);
}
