import { type FocusEvent, type MouseEvent, type RefObject, type ToggleEvent, useEffect, useRef } from 'react';

/**
 * From this width on, 768 px with letters of the usual size, menu and sidebar stand beside the text and are no
 * popovers.
 */
export const wide = '(min-width: 48em)';

/** Whether the browser has popovers (Chrome 114, Safari 17, Firefox 125); elsewhere their content stands on the page. */
export const hasPopovers = (element: HTMLElement): boolean => 'popover' in element;

interface Popover {
  readonly ref: RefObject<HTMLElement | null>;
  readonly tabIndex: -1;
  readonly onToggle: (event: ToggleEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Ties an element with the `popover` attribute to a state. The browser opens and closes it (button, click outside,
 * Escape) with or without scripts; with them the state follows, even when it was opened before hydration, it has the
 * focus in it once it is open, and a link inside, Back, a wide screen or a focus that leaves it closes it: what it
 * covers cannot be seen. These close the element and not the state, which hears of an opening only after it.
 */
export function usePopover(open: boolean, setOpen: (open: boolean) => void): Popover {
  const ref = useRef<HTMLElement>(null);
  const alive = useRef(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || !hasPopovers(element)) return;
    const shown = element.matches(':popover-open');
    if (shown !== open && alive.current) element.togglePopover(open);
    else if (shown) setOpen(true);
    alive.current = true;
  }, [open, setOpen]);

  useEffect(() => {
    const screen = matchMedia(wide);
    const close = () => hide(ref.current);
    screen.addEventListener('change', close);
    addEventListener('popstate', close);
    return () => {
      screen.removeEventListener('change', close);
      removeEventListener('popstate', close);
    };
  }, []);

  return {
    ref,
    tabIndex: -1,
    onToggle: (event) => {
      if (event.target !== ref.current) return;
      const isOpen = event.newState === 'open';
      setOpen(isOpen);
      // Not the element itself: from there Firefox leaves it with the next Tab, past all that it holds.
      if (isOpen) ref.current.querySelector<HTMLElement>('a, button, summary')?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) hide(currentTarget);
    },
    onClick: (event) => {
      if (event.target instanceof Element && event.target.closest('a')) hide(event.currentTarget);
    },
  };
}

function hide(element: HTMLElement | null): void {
  if (element && hasPopovers(element)) element.hidePopover();
}
