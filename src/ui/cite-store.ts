import { createStore } from 'zustand/vanilla';
import type { CitationFile } from '../content/types.ts';

interface CiteState {
  readonly file: CitationFile | null;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly text: string;
  /** The result of copying, to be announced. */
  readonly notice: string;
  /** Shows a citation in another format, or tries again to show this one. */
  readonly choose: (file: CitationFile) => Promise<void>;
  readonly copy: () => Promise<void>;
}

interface CiteDeps {
  readonly load: (href: string) => Promise<string>;
  /** Throws where the browser does not let a page write to the clipboard. */
  readonly copy: (text: string) => Promise<void>;
}

/** The citation of one page; nothing is loaded before a format is chosen. */
export function createCiteStore(deps: CiteDeps) {
  return createStore<CiteState>()((set, get) => ({
    file: null,
    status: 'loading',
    text: '',
    notice: '',
    async choose(file) {
      set({ file, status: 'loading', notice: '' });
      try {
        const text = await deps.load(file.href);
        if (get().file === file) set({ status: 'ready', text });
      } catch {
        if (get().file === file) set({ status: 'failed', text: '' });
      }
    },
    async copy() {
      const { text, file } = get();
      try {
        await deps.copy(text);
        set({ notice: `${file?.title} citation copied.` });
      } catch {
        set({ notice: 'This browser does not allow copying. Select the text and copy it, or download the file.' });
      }
    },
  }));
}
