import { combine } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { applySplices, type Splice } from '../../core/splice.ts';
import { cutFrontMatter } from '../../edit/front-matter.ts';
import type { ContentEdit, Done, Opened } from '../contract.ts';
import type { Client } from './client.ts';
import { keepFileDraft, readFileDraft } from './drafts.ts';
import { isDirty, type OpenDialog, type OpenFile, type Pane, type State, textOf } from './state.ts';
import { changeValue, type Path, type Value } from './values.ts';

export type StudioStore = ReturnType<typeof createStudioStore>;
export type StudioState = ReturnType<StudioStore['getState']>;

const begun: State = {
  tree: null,
  file: null,
  conflict: null,
  isSaving: false,
  news: '',
  failure: null,
  dialog: null,
  pane: 'files',
  place: 0,
  meetings: 0,
};

/** The state of the studio and all that can be done in it; what it shows is made from it. */
export function createStudioStore({ call }: Pick<Client, 'call'>) {
  const state = combine(begun, (set, get) => {
    let isTelling = false;
    let isMore = false;

    /** Has the program follow what is typed: one text at a time, and always the last one. */
    async function follow(): Promise<void> {
      isMore = true;
      if (isTelling) return;
      isTelling = true;
      while (isMore) {
        isMore = false;
        const { file } = get();
        if (file === null) break;
        const typed = await attempt(() => call('type', { path: file.path, text: textOf(file) }));
        if (typed !== null && get().file?.path === file.path) change(typed);
      }
      isTelling = false;
    }

    async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
      try {
        const got = await work();
        if (get().failure !== null) set({ failure: null });
        return got;
      } catch (error) {
        set({ failure: error instanceof Error ? error.message : String(error) });
        return null;
      }
    }

    function change(part: Partial<OpenFile>): void {
      const { file } = get();
      if (file !== null) set({ file: { ...file, ...part } });
    }

    function write(part: Partial<Pick<OpenFile, 'frontMatter' | 'body'>>): void {
      change(part);
      const { file } = get();
      if (file === null) return;
      keepFileDraft(file.path, isDirty(file) ? { base: file.base, text: textOf(file) } : null);
      void follow();
    }

    function load(opened: Opened, text: string, base: string | null): void {
      const { path, fields, names, problems, shown } = opened;
      const loads = (get().file?.loads ?? 0) + 1;
      const file = { path, fields, names, problems, shown, base, loads, ...cutFrontMatter(text) };
      set({ file, conflict: null });
      if (text !== opened.text) void follow();
    }

    async function readTree(): Promise<void> {
      const tree = await attempt(() => call('tree', {}));
      if (tree !== null) set({ tree });
    }

    async function open(path: string): Promise<void> {
      const { file: before } = get();
      const opened = await attempt(() => call('open', { path }));
      if (opened === null) return set({ news: `\`${path}\` is not there any more.` });
      if (before !== null && before.path !== path) void call('drop', { path: before.path }).catch(() => undefined);
      const draft = readFileDraft(path);
      const isKept = draft !== null && draft.text !== opened.text;
      load(opened, isKept ? draft.text : opened.text, isKept ? draft.base : opened.text);
      set({ pane: 'write', news: isKept ? 'What you had not saved is here again.' : '' });
      if (isKept && draft.base !== opened.text) set({ conflict: { disk: opened.text } });
    }

    async function save(): Promise<boolean> {
      const { file, isSaving } = get();
      if (file === null || isSaving) return false;
      if (!isDirty(file)) return true;
      const text = textOf(file);
      set({ isSaving: true });
      const saved = await attempt(() => call('save', { path: file.path, text, base: file.base }));
      set({ isSaving: false });
      if (saved === null) return false;
      if (saved.status !== 'saved') {
        set(saved.status === 'conflict' ? { conflict: { disk: saved.disk } } : { failure: saved.reason });
        return false;
      }
      if (get().file?.path === file.path) change({ base: text });
      const now = get().file;
      keepFileDraft(file.path, now?.path === file.path && isDirty(now) ? { base: text, text: textOf(now) } : null);
      set({ news: 'Saved.' });
      if (isDirty(now)) void follow();
      await readTree();
      return true;
    }

    /** Ends a conflict: with one's own text, which is saved over the other, or with the one on the disk. */
    async function settle(choice: 'mine' | 'disk'): Promise<void> {
      const { file, conflict } = get();
      if (file === null || conflict === null) return;
      if (choice === 'mine') {
        change({ base: conflict.disk });
        set({ conflict: null });
        await save();
        return;
      }
      keepFileDraft(file.path, null);
      set({ conflict: null });
      if (conflict.disk === null) set({ file: null });
      else await open(file.path);
    }

    /** Looks at what other programs have done to the files. */
    async function hear(): Promise<void> {
      await readTree();
      const { file, conflict } = get();
      if (file === null || conflict !== null) return;
      const disk = await attempt(() => call('disk', { path: file.path }));
      const now = get().file;
      if (disk === null || now === null || now.path !== file.path || get().isSaving) return;
      if (disk.text === now.base) return void follow();
      if (disk.text === textOf(now)) return change({ base: disk.text });
      if (isDirty(now) || disk.text === null) return set({ conflict: { disk: disk.text } });
      await open(now.path);
      set({ news: 'Another program has changed this file. This is its new text.' });
    }

    return {
      readTree,
      open,
      setBody: (body: string) => write({ body }),
      setFrontMatter: (frontMatter: string) => write({ frontMatter }),
      /** Puts other pieces into the text, as a mend does. */
      splice(splices: readonly Splice[]) {
        const { file } = get();
        if (file === null) return;
        write(cutFrontMatter(applySplices(textOf(file), splices)));
        change({ loads: file.loads + 1 });
      },
      setField(path: Path, value: Value) {
        const { file } = get();
        if (file === null) return;
        const order = file.fields.map(({ key }) => key);
        write({ frontMatter: changeValue(file.frontMatter, path, value, order) });
      },
      save,
      settle,
      plan: (edit: ContentEdit) => call('plan', edit),
      async carry(edit: ContentEdit): Promise<Done> {
        const done = await call('carry', edit);
        if (done.status === 'refused') return done;
        if (edit.action !== 'new') keepFileDraft(edit.path, null);
        await readTree();
        if (done.path !== null) await open(done.path);
        else set({ file: null, pane: 'files' });
        set({ dialog: null, news: done.notes.join('. ') });
        return done;
      },
      hear,
      /** The program behind the studio answers, for the first time or again. */
      meet() {
        set({ meetings: get().meetings + 1, failure: null });
        if (get().meetings > 1) void hear();
      },
      show: (dialog: OpenDialog | null) => set({ dialog }),
      turn: (pane: Pane) => set({ pane }),
      /** The text is read at another place. */
      setPlace: (place: number) => set({ place }),
      say: (news: string) => set({ news }),
      fail: (failure: string | null) => set({ failure }),
    };
  });
  return createStore(state);
}
