type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Replays to React what was typed, ticked or chosen before hydration, which would otherwise reset the fields to the
 * app's own empty state. To be called once the screens have restored their drafts.
 */
export function replayTyping(root: HTMLElement): void {
  const texts = [...root.querySelectorAll<TextField>('input, textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value, start: field.selectionStart, end: field.selectionEnd }));
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]')].filter(
    ({ checked, defaultChecked }) => checked !== defaultChecked,
  );
  const lists = [...root.querySelectorAll('select')].filter(({ selectedIndex }) => selectedIndex > 0);

  // React resets the fields while it commits; afterwards it listens to events.
  queueMicrotask(() => {
    for (const { field, value, start, end } of texts) {
      retype(field, value);
      if (start !== null) field.setSelectionRange(start, end);
    }
    for (const box of boxes) {
      box.checked = box.defaultChecked;
      box.click();
    }
    for (const list of lists) list.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/**
 * React ignores the event unless the value was set by the prototype's setter, past the one with which it tracks the
 * field.
 */
function retype(field: TextField, value: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
