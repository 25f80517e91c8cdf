import { applySplices } from '../../core/splice.ts';
import { cutFrontMatter, type Path } from '../../edit/front-matter.ts';
import type { Opened } from '../contract.ts';
import { draftOf, keepFileDraft } from './drafts.ts';
import type { Reporting } from './reporting.ts';
import { type Access, type FileText, type OpenFile, textOf } from './state.ts';
import { changeValue } from './values.ts';

export type Typing = ReturnType<typeof createTyping>;

/** Changes the text of the open file and has it judged. */
export function createTyping({ call, get, set, attempt }: Access & Reporting) {
  let isSending = false;
  let isPending = false;
  /** Whether the text below the front matter was written last, and not the front matter itself. */
  let isBodyNew = false;

  /** Sends the text to the server, one request at a time, and always the latest text last. */
  async function sendTyped(): Promise<void> {
    isPending = true;
    if (isSending) return;
    isSending = true;
    while (isPending) {
      isPending = false;
      const { file } = get();
      if (file === null) break;
      const text = textOf(file);
      const typed = await attempt(() => call('type', { path: file.path, text }), false);
      const now = get().file;
      if (typed === null || now?.path !== file.path) continue;
      change({ ...typed, judged: text });
      // The file may have been read again meanwhile, with a text of which this is no preview.
      if (textOf(now) !== text) isPending = true;
      else listCited();
    }
    isSending = false;
  }

  /** Lists a publication at the top that the text cites; the next is listed once this text was judged. */
  function listCited(): void {
    const { file } = get();
    if (file === null || !isBodyNew) return;
    const [mend] = file.problems.flatMap(({ rule, mends }) => (rule === 'citation-not-listed' ? mends : []));
    if (mend === undefined || mend.path !== file.path) return;
    const { frontMatter, body } = cutFrontMatter(applySplices(file.judged, mend.splices));
    if (body !== file.body || frontMatter === file.frontMatter) return;
    write({ frontMatter });
    isBodyNew = true;
  }

  function change(part: Partial<OpenFile>): void {
    const { file } = get();
    if (file !== null) set({ file: { ...file, ...part } });
  }

  function write(part: Partial<FileText>): void {
    const { file } = get();
    if (file === null) return;
    isBodyNew = part.body !== undefined && part.body !== file.body;
    const written = { ...file, beforeMend: null, ...part };
    set({ file: { ...written, isKept: keepFileDraft(file.path, draftOf(written)) } });
    void sendTyped();
  }

  return {
    sendTyped,
    change,
    write,
    /** Shows a file that was opened, with its own text or an unsaved one. Without a file, the text is judged by itself. */
    load(opened: Opened, text: string, base: string | null): void {
      isBodyNew = false;
      const { path, fields, names, problems, shown } = opened;
      const loads = (get().file?.loads ?? 0) + 1;
      const judged = opened.text ?? '';
      const read = { path, fields, names, problems, judged, shown, base, loads, isKept: true, beforeMend: null };
      set({ file: { ...read, ...cutFrontMatter(text) }, conflict: null });
      if (text !== opened.text) void sendTyped();
    },
    setField(path: Path, value: unknown): void {
      const { file } = get();
      if (file === null) return;
      const order = file.fields.map(({ key }) => key);
      write({ frontMatter: changeValue(file.frontMatter, path, value, order) });
    },
  };
}
