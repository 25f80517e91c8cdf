import { cutFrontMatter } from '../../edit/front-matter.ts';
import type { Saved } from '../contract.ts';
import { draftOf, keepFileDraft, readFileDraft } from './drafts.ts';
import type { Opening } from './opening.ts';
import type { Reporting } from './reporting.ts';
import { type Access, describeErrors, isDirty, textOf } from './state.ts';
import type { TreeReading } from './tree-reading.ts';
import type { Typing } from './typing.ts';

export type Saving = ReturnType<typeof createSaving>;

/** Saves the open file, which other programs may change, too. */
export function createSaving({
  call,
  get,
  set,
  attempt,
  say,
  readTree,
  change,
  sendTyped,
  reload,
}: Access & Reporting & TreeReading & Typing & Opening) {
  let saving: Promise<Saved | null> | null = null;

  /** Saves the open file. A save that is asked for during another follows it, with the text as it is then. */
  async function save(): Promise<boolean> {
    const path = get().file?.path;
    while (saving !== null) await saving;
    const { file } = get();
    if (file === null || file.path !== path) return false;
    if (!isDirty(file)) return true;
    const text = textOf(file);
    set({ isSaving: true, saved: '' });
    saving = attempt(() => call('save', { path: file.path, text, base: file.base }));
    const saved = await saving;
    saving = null;
    set({ isSaving: false });
    if (saved === null) return false;
    if (saved.status === 'refused') set({ failure: saved.reason });
    // Where another file is open by now, the draft tells of the conflict when this one is opened again.
    if (saved.status === 'conflict' && get().file?.path === path) {
      const { status, ...conflict } = saved;
      set({ conflict });
    }
    if (saved.status !== 'done') return false;
    if (get().file?.path === file.path) {
      change({ base: text });
      set({ conflict: null });
    }
    const now = get().file;
    // Who has opened another file meanwhile may have written on before that.
    const draft = now?.path === file.path ? draftOf(now) : readFileDraft(file.path);
    keepFileDraft(file.path, draft === null || draft.text === text ? null : { base: text, text: draft.text });
    if (isDirty(now)) void sendTyped();
    await readTree();
    say('', ['Saved.', describeErrors(get().tree)].join(' ').trim());
    return true;
  }

  /** Ends a conflict: saves one's own text over the other, or takes the one on the disk. */
  async function resolveConflict(choice: 'mine' | 'disk'): Promise<void> {
    const { file, conflict } = get();
    if (file === null || conflict === null) return;
    if (choice === 'mine') {
      change({ base: conflict.text });
      set({ conflict: null });
      await save();
      return;
    }
    keepFileDraft(file.path, null);
    set({ conflict: null });
    if (conflict.text === null) return set({ file: null });
    change({ ...cutFrontMatter(conflict.text), base: conflict.text });
    await reload(file.path);
  }

  /** Reads the files again after another program has changed some. */
  async function checkDisk(): Promise<void> {
    await readTree();
    const { file } = get();
    if (file === null) return;
    const disk = await attempt(() => call('disk', { path: file.path }), false);
    const now = get().file;
    // What an edit of this tab does to the open file is not the work of another program.
    if (disk === null || now === null || now.path !== file.path || get().isSaving || get().edits > 0) return;
    // A save that was done meanwhile came before or after this answer: only the next one tells.
    if (now.base !== file.base) return checkDisk();
    if (disk.text === now.base) {
      set({ conflict: null });
      return void sendTyped();
    }
    if (disk.text === textOf(now)) {
      set({ conflict: null });
      return change({ base: disk.text });
    }
    const draft = draftOf(now);
    // If it was another tab, that has emptied the place that both have for what is not saved.
    if (draft !== null) keepFileDraft(now.path, draft);
    if (draft !== null || disk.text === null) return set({ conflict: disk });
    await reload(now.path);
    if (get().file?.path === now.path) say('Another program has changed this file. This is its new text.');
  }

  return { save, resolveConflict, checkDisk };
}
