import { applySplices, moveSplices } from '../../core/splice.ts';
import { cutFrontMatter } from '../../edit/front-matter.ts';
import type {
  CallOutcome,
  Calls,
  ChangedFile,
  ContentEdit,
  Done,
  Mend,
  RefusedCall,
  UndoableEdit,
} from '../contract.ts';
import { keepFileDraft, readFileDraft } from './drafts.ts';
import type { Opening } from './opening.ts';
import type { Reporting } from './reporting.ts';
import type { Saving } from './saving.ts';
import { type Access, describeNotes, isDirty, type OpenDialog, textOf } from './state.ts';
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
  reload,
  checkDisk,
}: Access & Reporting & TreeReading & Typing & Opening & Saving) {
  /** Has what is written and not saved follow its file to another name; null if the file is gone. */
  function follow(from: string, to: string | null): void {
    const draft = readFileDraft(from);
    keepFileDraft(from, null);
    if (to === null) return;
    keepFileDraft(to, draft);
    if (get().file?.path === from) change({ path: to });
  }

  /** Makes an edit of several files, after which the open one is compared with the disk, and not in the middle of it. */
  async function edit<T>(work: () => Promise<T>): Promise<T> {
    set({ edits: get().edits + 1 });
    try {
      return await work();
    } finally {
      set({ edits: get().edits - 1 });
      void checkDisk();
    }
  }

  /** Attempts what may be refused, and tells of that at the top; gives whether it was done. */
  async function carryOut(work: () => Promise<CallOutcome>): Promise<boolean> {
    const outcome = await attempt(work);
    if (outcome?.status === 'refused') set({ failure: outcome.reason });
    return outcome?.status === 'done';
  }

  /** Tells of a refusal at the top if the dialog that asked, and would tell it, was closed meanwhile. */
  function refuse<T extends RefusedCall>(refused: T, dialog: OpenDialog | null): T {
    if (get().dialog !== dialog) set({ failure: refused.reason });
    return refused;
  }

  async function carry(wanted: ContentEdit): Promise<Done> {
    const { dialog, file } = get();
    const done = await call('carry', wanted);
    if (done.status === 'refused') return refuse(done, dialog);
    // The dialog can be closed and the text written on while this is done.
    if ('path' in wanted) follow(wanted.path, done.path);
    await readTree();
    const cited = dialog?.cited === undefined ? undefined : /([^/]+)\.md$/.exec(done.path ?? '')?.[1];
    // The open file is read again, for its lists to have what can be cited from now on.
    if (cited !== undefined && file !== null) await reload(file.path);
    else if (done.path !== null) await open(done.path);
    else set({ file: null, conflict: null, pane: 'files' });
    if (get().dialog === dialog) set({ dialog: cited === undefined ? null : { name: 'cite', wanted: cited } });
    say(describeNotes(done.notes));
    return done;
  }

  async function undo({ id, from, to }: UndoableEdit): Promise<void> {
    if (!(await carryOut(() => call('undo', { id })))) return readTree();
    if (to !== null && from !== null) follow(to, from);
    if (from !== null) await open(from);
    else if (get().file?.path === to) set({ file: null, conflict: null, pane: 'files' });
    await readTree();
    say('Undone.');
  }

  async function takeBack({ from, to }: ChangedFile): Promise<void> {
    const paths = [...new Set([from, to])].filter((path) => path !== null);
    const isTaken = await carryOut(() => call('takeBack', { paths }));
    const { file } = get();
    // What was written meanwhile is not what was to be taken back.
    if (file !== null && paths.includes(file.path) && isDirty(file)) return;
    await readTree();
    if (!isTaken) return;
    if (paths.includes(get().file?.path ?? '')) {
      set({ file: null, conflict: null });
      const isThere = get().tree?.sections.some(({ files }) => files.some((one) => one.path === from));
      if (from !== null && isThere) await open(from);
    }
    say('Taken back.');
  }

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
      await carryOut(() => call('mend', { path: file.path, title }));
      await sendTyped();
      await readTree();
    },
    plan: (edit: ContentEdit) => call('plan', edit),
    carry: (wanted: ContentEdit) => edit(() => carry(wanted)),
    /** Undoes an edit, and opens the file that it was about. One that is pressed twice is undone once. */
    async undo(undoable: UndoableEdit): Promise<void> {
      if (get().edits === 0) await edit(() => undo(undoable));
    },
    /** Commits all changes, and closes the dialog in which that was asked for. */
    async commit(sent: Calls['commit']['sent']): Promise<CallOutcome> {
      const { dialog } = get();
      const committed = await call('commit', sent);
      if (committed.status === 'refused') return refuse(committed, dialog);
      if (get().dialog === dialog) set({ dialog: null });
      say('Committed. Readers see it once you publish it.');
      await readTree();
      return committed;
    },
    /** Gives a file its last committed version and name, or deletes it if there is none. */
    takeBack: (changed: ChangedFile) => edit(() => takeBack(changed)),
  };
}
