/** Unsaved text that the browser keeps, so that nothing is lost when the window is closed or the server stops. */
interface KeptDraft {
  readonly base: string | null;
  readonly text: string;
}

const key = (path: string) => `studio:${path}`;

export function readFileDraft(path: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(key(path)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepFileDraft(path: string, draft: KeptDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(key(path));
    else localStorage.setItem(key(path), JSON.stringify(draft));
  } catch {
    // Without storage the file can still be saved.
  }
}
