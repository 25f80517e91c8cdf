import { combine } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { mediaLimit } from '../../core/media-file.ts';
import { applySplices, moveSplices } from '../../core/splice.ts';
import { cutFrontMatter } from '../../edit/front-matter.ts';
import type { ContentEdit, Done, KeptFile, Mend, Opened, Saved } from '../contract.ts';
import type { Client } from './client.ts';
import { keepFileDraft, readFileDraft } from './drafts.ts';
import { describeErrors, isDirty, type OpenDialog, type OpenFile, type Pane, type State, textOf } from './state.ts';
import { changeValue, type Path, type Value } from './values.ts';

export type StudioStore = ReturnType<typeof createStudioStore>;
export type StudioState = ReturnType<StudioStore['getState']>;

const initial: State = {
  tree: null,
  file: null,
  conflict: null,
  isSaving: false,
  notice: '',
  saved: '',
  failure: null,
  dialog: null,
  pane: 'files',
  scroll: 0,
  connections: 0,
};

/** The state of the studio, with its actions. */
export function createStudioStore({ call }: Pick<Client, 'call'>) {
  const state = combine(initial, (set, get) => {
    let isSending = false;
    let isPending = false;
    /** The last failure of what nobody asked for. */
    let unaskedFailure: string | null = null;
    let saving: Promise<Saved | null> | null = null;
    let choices = 0;
    let reloads = 0;
    let treesAsked = 0;
    let treeShown = 0;

    /** Counts a choice of a file. What it gives says whether that is still the last one. */
    function choose(): () => boolean {
      choices += 1;
      const own = choices;
      return () => own === choices;
    }

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
      }
      isSending = false;
    }

    /** Tells of a failure until something succeeds. What nobody asked for says nothing of what a person was refused. */
    async function attempt<T>(work: () => Promise<T>, isAsked = true): Promise<T | null> {
      try {
        const got = await work();
        const { failure } = get();
        if (failure !== null && (isAsked || failure === unaskedFailure)) set({ failure: null });
        return got;
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        if (!isAsked) unaskedFailure = failure;
        set({ failure });
        return null;
      }
    }

    function say(notice: string, saved = ''): void {
      set({ notice, saved });
    }

    function change(part: Partial<OpenFile>): void {
      const { file } = get();
      if (file !== null) set({ file: { ...file, ...part } });
    }

    function write(part: Partial<Pick<OpenFile, 'frontMatter' | 'body'>>): void {
      change({ beforeMend: null, ...part });
      const { file } = get();
      if (file === null) return;
      keepFileDraft(file.path, isDirty(file) ? { base: file.base, text: textOf(file) } : null);
      void sendTyped();
    }

    function load(opened: Opened, text: string, base: string | null): void {
      const { path, fields, names, problems, shown } = opened;
      const loads = (get().file?.loads ?? 0) + 1;
      const judged = opened.text;
      const read = { path, fields, names, problems, judged, shown, base, loads, beforeMend: null };
      set({ file: { ...read, ...cutFrontMatter(text) }, conflict: null });
      if (text !== opened.text) void sendTyped();
    }

    async function readTree(): Promise<void> {
      treesAsked += 1;
      const own = treesAsked;
      const tree = await attempt(() => call('tree', {}), false);
      if (tree === null || own < treeShown) return;
      treeShown = own;
      set({ tree });
    }

    async function open(path: string, isWanted = choose()): Promise<void> {
      const opened = await attempt(() => call('open', { path }));
      if (!isWanted()) return;
      const { file: before } = get();
      if (opened === null) return say(`\`${path}\` is not there any more.`);
      if (before !== null && before.path !== path) void call('drop', { path: before.path }).catch(() => undefined);
      const draft = readFileDraft(path);
      const isKept = draft !== null && draft.text !== opened.text;
      load(opened, isKept ? draft.text : opened.text, isKept ? draft.base : opened.text);
      set({ pane: 'write' });
      say(isKept ? 'What you had not saved is here again.' : '');
      if (isKept && draft.base !== opened.text) set({ conflict: { disk: opened.text } });
    }

    /** Reads the open file again, which takes the place of no other that was chosen meanwhile. */
    function reload(path: string): Promise<void> {
      reloads += 1;
      const own = reloads;
      return open(path, () => own === reloads && get().file?.path === path);
    }

    /** Saves the open file. A save that is asked for during another follows it, with the text as it is then. */
    async function save(): Promise<boolean> {
      const path = get().file?.path;
      while (saving !== null) await saving;
      const { file } = get();
      if (file === null || file.path !== path) return false;
      if (!isDirty(file)) return true;
      const text = textOf(file);
      set({ isSaving: true });
      saving = attempt(() => call('save', { path: file.path, text, base: file.base }));
      const saved = await saving;
      saving = null;
      set({ isSaving: false });
      if (saved === null) return false;
      if (saved.status === 'refused') set({ failure: saved.reason });
      // Where another file is open by now, the draft tells of the conflict when this one is opened again.
      if (saved.status === 'conflict' && get().file?.path === path) set({ conflict: { disk: saved.disk } });
      if (saved.status !== 'saved') return false;
      if (get().file?.path === file.path) change({ base: text });
      const now = get().file;
      keepFileDraft(file.path, now?.path === file.path && isDirty(now) ? { base: text, text: textOf(now) } : null);
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
        change({ base: conflict.disk });
        set({ conflict: null });
        await save();
        return;
      }
      keepFileDraft(file.path, null);
      set({ conflict: null });
      if (conflict.disk === null) set({ file: null });
      else await reload(file.path);
    }

    /** Reads the files again after another program has changed some. */
    async function checkDisk(): Promise<void> {
      await readTree();
      const { file, conflict } = get();
      if (file === null || conflict !== null) return;
      const disk = await attempt(() => call('disk', { path: file.path }), false);
      const now = get().file;
      if (disk === null || now === null || now.path !== file.path || get().isSaving) return;
      // A save that was done meanwhile came before or after this answer: only the next one tells.
      if (now.base !== file.base) return checkDisk();
      if (disk.text === now.base) return void sendTyped();
      if (disk.text === textOf(now)) return change({ base: disk.text });
      if (isDirty(now) || disk.text === null) return set({ conflict: { disk: disk.text } });
      await reload(now.path);
      if (get().file?.path === now.path) say('Another program has changed this file. This is its new text.');
    }

    return {
      readTree,
      open: (path: string) => open(path),
      /** Opens the file that the address in the browser names. To go back to the open one is a choice, too. */
      openNamed(path: string) {
        const isWanted = choose();
        if (path !== '' && path !== get().file?.path) void open(path, isWanted);
      },
      /** Opens the file of the page that a link leads to. */
      async openAddress(address: string) {
        const isWanted = choose();
        const found = await call('find', { address }).catch(() => null);
        if (!isWanted()) return;
        if (found === null) say(`\`${address}\` is made of other files, and is none itself.`);
        else await open(found.path, isWanted);
      },
      setBody: (body: string) => write({ body }),
      setFrontMatter: (frontMatter: string) => write({ frontMatter }),
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
      setField(path: Path, value: Value) {
        const { file } = get();
        if (file === null) return;
        const order = file.fields.map(({ key }) => key);
        write({ frontMatter: changeValue(file.frontMatter, path, value, order) });
      },
      save,
      /** Puts a file into `media/`, where the fields of the form can name it from then on. */
      async keepFile(added: File): Promise<KeptFile> {
        if (added.size > mediaLimit)
          return { status: 'refused', reason: `\`${added.name}\` has more than 20 MB. Make it smaller.` };
        const kept = await call('keep', { name: added.name, data: await readBase64(added) });
        const { file } = get();
        if (kept.status === 'refused' || file === null) return kept;
        const choice = { value: kept.address, label: kept.address };
        const lists = added.type.startsWith('image/') ? ['link', 'picture'] : ['link'];
        const grown = lists.map((list) => [list, [...(file.names[list] ?? []), choice]] as const);
        change({ names: { ...file.names, ...Object.fromEntries(grown) } });
        return kept;
      },
      resolveConflict,
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
        say(done.notes.join('. '));
        return done;
      },
      /** Gives a file its last committed version, or deletes it if there is none. */
      async takeBack(path: string): Promise<void> {
        const taken = await attempt(() => call('takeBack', { path }));
        if (taken?.status === 'refused') set({ failure: taken.reason });
        if (taken?.status !== 'saved') return;
        keepFileDraft(path, null);
        await readTree();
        if (get().file?.path === path) {
          set({ file: null, conflict: null });
          const isThere = get().tree?.sections.some(({ files }) => files.some((one) => one.path === path));
          if (isThere) await open(path);
        }
        say('Taken back.');
      },
      checkDisk,
      /** The server answers, for the first time or again. */
      connected() {
        set({ connections: get().connections + 1, failure: null });
        if (get().connections > 1 || get().tree !== null) void checkDisk();
      },
      show: (dialog: OpenDialog | null) => set({ dialog }),
      setPane: (pane: Pane) => set({ pane }),
      setScroll: (scroll: number) => set({ scroll }),
      setNotice: (notice: string) => say(notice),
      setFailure: (failure: string | null) => set({ failure }),
    };
  });
  return createStore(state);
}

function readBase64(file: File): Promise<string> {
  return new Promise((settle, fail) => {
    const reader = new FileReader();
    reader.onload = () => settle(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(new Error(`\`${file.name}\` cannot be read.`));
    reader.readAsDataURL(file);
  });
}
