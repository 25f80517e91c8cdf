import { isDirty, type OpenFile, textOf } from './state.ts';

/** Unsaved text that the browser keeps, so that nothing is lost when the window is closed or the server stops. */
interface KeptDraft {
  readonly base: string | null;
  readonly text: string;
}

/** What is not saved of the open file; null if all is. */
export function draftOf(file: OpenFile): KeptDraft | null {
  return isDirty(file) ? { base: file.base, text: textOf(file) } : null;
}

/** Another site may have been worked on at this address. */
const prefix = () => `studio:${globalThis.document?.getElementById('studio')?.dataset.site}:`;

/** The files with text that is not saved. */
export function listDrafts(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix()) ? [key.slice(prefix().length)] : []));
  } catch {
    return [];
  }
}

export function readFileDraft(path: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(prefix() + path) ?? 'null');
  } catch {
    return null;
  }
}

/** Gives whether the browser has room for the draft. Without it the file can still be saved. */
export function keepFileDraft(path: string, draft: KeptDraft | null): boolean {
  try {
    if (draft === null) localStorage.removeItem(prefix() + path);
    else localStorage.setItem(prefix() + path, JSON.stringify(draft));
    return true;
  } catch {
    return draft === null;
  }
}
