type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells the app what was typed, ticked or chosen before it came to life: React takes the document as it was sent, and
 * would lay the empty fields of its own state over it. To be called when the screens have taken up their drafts.
 */
export function replayTyping(root: HTMLElement): void {
  const texts = [...root.querySelectorAll<TextField>('input, textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value, start: field.selectionStart, end: field.selectionEnd }));
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]')].filter(
    ({ checked, defaultChecked }) => checked !== defaultChecked,
  );
  const lists = [...root.querySelectorAll('select')].filter(({ selectedIndex }) => selectedIndex > 0);

  // React restores what it knows while it is at work; afterwards it listens.
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

/** React hears of a change only if it was made past the property with which it watches the element. */
function retype(field: TextField, value: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
