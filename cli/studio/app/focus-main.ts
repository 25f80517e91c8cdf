/** Moves the focus to what is written. */
export function focusMain(): void {
  document.querySelector('main')?.focus();
}
