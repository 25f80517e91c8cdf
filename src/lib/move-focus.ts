/** Moves the focus to an element that may have none by itself, such as a heading, without scrolling. */
export function moveFocus(target: HTMLElement | null | undefined): void {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
