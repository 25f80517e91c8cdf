import { draftOf, keepFileDraft, readFileDraft } from './drafts.ts';
import type { Reporting } from './reporting.ts';
import type { Access, OpenDialog } from './state.ts';
import type { Typing } from './typing.ts';

export type Opening = ReturnType<typeof createOpening>;

/** The dialogs that are about no file. */
const siteDialogs: readonly OpenDialog['name'][] = ['new', 'changes'];

/** Opens files. Whichever comes first, the one that was chosen last is open in the end. */
export function createOpening({ call, get, set, attempt, say, load }: Access & Reporting & Typing) {
  let choices = 0;
  let reloads = 0;

  /** Counts a choice of a file. What it gives says whether that is still the last one. */
  function choose(): () => boolean {
    choices += 1;
    const own = choices;
    return () => own === choices;
  }

  async function open(path: string, isWanted: () => boolean): Promise<void> {
    const answer = await attempt(async () => ({ opened: await call('open', { path }) }));
    if (answer === null || !isWanted()) return;
    const { opened } = answer;
    const { file } = get();
    // What is not saved of the open file stands in this tab; the browser may keep that of another one.
    const kept = file?.path === path ? draftOf(file) : readFileDraft(path);
    // It was saved, but the answer to that never came.
    const isSaved = kept !== null && kept.text === opened?.text;
    const draft = isSaved ? null : kept;
    const text = draft?.text ?? opened?.text;
    if (opened === null || text == null)
      return say(`\`${path}\`${opened?.fault === undefined ? ' is not there any more.' : `: ${opened.fault}`}`);
    if (!leave(path)) return;
    if (isSaved) keepFileDraft(path, null);
    load(opened, text, draft === null ? text : draft.base);
    set({ pane: 'write' });
    say(draft === null ? '' : 'What you had not saved is here again.');
    const { fault } = opened;
    if (draft !== null && draft.base !== opened.text)
      set({ conflict: { text: opened.text, ...(fault === undefined ? {} : { fault }) } });
  }

  /** Takes leave of the open file for another, with the dialogs that are about it; not if its text would be lost. */
  function leave(path: string): boolean {
    const { file, dialog } = get();
    if (file === null || file.path === path) return true;
    const draft = draftOf(file);
    if (draft !== null && !keepFileDraft(file.path, draft)) {
      set({ failure: `The browser has no room to keep what is not saved in \`${file.path}\`. Save it first.` });
      return false;
    }
    void call('drop', { path: file.path }).catch(() => undefined);
    if (dialog !== null && !siteDialogs.includes(dialog.name)) set({ dialog: null });
    return true;
  }

  return {
    open: (path: string) => open(path, choose()),
    /** Opens the file that the address in the browser names. To go back to the open one is a choice, too. */
    openNamed(path: string): void {
      const isWanted = choose();
      if (path === get().file?.path) set({ pane: 'write' });
      else if (path !== '') void open(path, isWanted);
    },
    /** Opens the file of the page that a link leads to. */
    async openAddress(address: string): Promise<void> {
      const isWanted = choose();
      const found = await call('find', { address }).catch(() => null);
      if (!isWanted()) return;
      if (found === null) say(`\`${address}\` is made of other files, and is none itself.`);
      else await open(found.path, isWanted);
    },
    /** Reads the open file again, which takes the place of no other that was chosen meanwhile. */
    reload(path: string): Promise<void> {
      reloads += 1;
      const own = reloads;
      return open(path, () => own === reloads && get().file?.path === path);
    },
  };
}
