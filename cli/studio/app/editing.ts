import { applySplices, moveSplices } from '../../core/splice.ts';
import { cutFrontMatter } from '../../edit/front-matter.ts';
import type { Calls, Committed, ContentEdit, Done, Mend } from '../contract.ts';
import { keepFileDraft, readFileDraft } from './drafts.ts';
import type { Opening } from './opening.ts';
import type { Reporting } from './reporting.ts';
import type { Saving } from './saving.ts';
import { type Access, isDirty, textOf } from './state.ts';
import type { TreeReading } from './tree-reading.ts';
import type { Typing } from './typing.ts';

/** Has the content edited, in other files than the open one, too. */
export function createEditing({
  call,
  get,
  set,
  attempt,
  say,
  readTree,
  change,
  write,
  sendTyped,
  open,
  checkDisk,
}: Access & Reporting & TreeReading & Typing & Opening & Saving) {
  return {
    /** Carries out a fix, in the text that is open or at once in another file. */
    async mend({ title, path, splices }: Mend): Promise<void> {
      const { file } = get();
      if (file === null) return;
      if (path === file.path) {
        // The text may have changed since the problem was found: by typing, or by this very fix.
        const text = textOf(file);
        const moved = moveSplices(splices, file.judged, text);
        if (moved === null) return;
        write(cutFrontMatter(applySplices(text, moved)));
        const { frontMatter, body } = file;
        return change({ loads: file.loads + 1, beforeMend: { frontMatter, body } });
      }
      const mended = await attempt(() => call('mend', { path: file.path, title }));
      if (mended?.status === 'refused') set({ failure: mended.reason });
      await sendTyped();
      await readTree();
    },
    plan: (edit: ContentEdit) => call('plan', edit),
    async carry(edit: ContentEdit): Promise<Done> {
      const { dialog } = get();
      const done = await call('carry', edit);
      if (done.status === 'refused') return done;
      if (edit.action !== 'new') {
        // The dialog can be closed and the text written on while this is done.
        const draft = readFileDraft(edit.path);
        keepFileDraft(edit.path, null);
        if (done.path !== null) keepFileDraft(done.path, draft);
        if (done.path !== null && get().file?.path === edit.path) change({ path: done.path });
      }
      await readTree();
      if (done.path !== null) await open(done.path);
      else set({ file: null, pane: 'files' });
      if (get().dialog === dialog) set({ dialog: null });
      say(done.notes.map((note) => `${note}.`).join(' '));
      return done;
    },
    /** Commits all changes, and closes the dialog in which that was asked for. */
    async commit(sent: Calls['commit']['sent']): Promise<Committed> {
      const { dialog } = get();
      const committed = await call('commit', sent);
      if (committed.status === 'refused') return committed;
      if (get().dialog === dialog) set({ dialog: null });
      say('Committed.');
      await readTree();
      return committed;
    },
    /** Gives a file its last committed version, or deletes it if there is none. */
    async takeBack(path: string): Promise<void> {
      const taken = await attempt(() => call('takeBack', { path }));
      if (taken?.status === 'refused') set({ failure: taken.reason });
      const { file } = get();
      // What was written meanwhile is not what was to be taken back.
      if (file?.path === path && isDirty(file)) return checkDisk();
      if (taken?.status === 'saved') keepFileDraft(path, null);
      await readTree();
      if (taken?.status !== 'saved') return;
      if (get().file?.path === path) {
        set({ file: null, conflict: null });
        const isThere = get().tree?.sections.some(({ files }) => files.some((one) => one.path === path));
        if (isThere) await open(path);
      }
      say('Taken back.');
    },
  };
}
