/** What was written and not saved, kept by the browser: a closed window or a stopped program loses nothing. */
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
    // A browser that keeps nothing still saves when it is told to.
  }
}
