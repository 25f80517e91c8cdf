import { isComposing } from '../../lib/is-composing.ts';

/** Whether a key opens the search: `/` outside of fields, Ctrl-K or Cmd-K anywhere, neither over another dialog. */
export function isShortcut(event: KeyboardEvent, document: Document): boolean {
  if (event.defaultPrevented || isComposing(event) || document.querySelector('dialog[open]') !== null) return false;
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
