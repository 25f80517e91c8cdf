/** Moves the focus to an element that may have none by itself, such as a heading, without scrolling. */
export function moveFocus(target: HTMLElement | null | undefined): void {
  letFocus(target);
  target?.focus({ preventScroll: true });
}

/** Lets an element have the focus that has none by itself. */
export function letFocus(target: HTMLElement | null | undefined): void {
  if (target && target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
}
