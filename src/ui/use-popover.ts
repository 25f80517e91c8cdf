import { type MouseEvent, type RefObject, type ToggleEvent, useEffect, useRef } from 'react';

/** From 768 pixels on, more where letters are larger, the header's links and the sidebar stand beside the text: nothing hovers over it. */
export const wide = '(min-width: 48em)';

interface Popover {
  readonly ref: RefObject<HTMLElement | null>;
  readonly onToggle: (event: ToggleEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Ties an element with the `popover` attribute to a state: the browser opens and closes it (button, click outside,
 * Escape) with or without scripts; with them the state follows, also what was opened before the page came to life,
 * and a link inside or a wide screen closes it.
 */
export function usePopover(open: boolean, setOpen: (open: boolean) => void): Popover {
  const ref = useRef<HTMLElement>(null);
  const alive = useRef(false);

  useEffect(() => {
    const shown = ref.current?.matches(':popover-open') ?? false;
    if (shown !== open && alive.current) ref.current?.togglePopover(open);
    else if (shown) setOpen(true);
    alive.current = true;
  }, [open, setOpen]);

  useEffect(() => {
    const screen = matchMedia(wide);
    const close = () => setOpen(false);
    screen.addEventListener('change', close);
    return () => screen.removeEventListener('change', close);
  }, [setOpen]);

  return {
    ref,
    onToggle: (event) => event.target === ref.current && setOpen(event.newState === 'open'),
    onClick: (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
    },
  };
}
