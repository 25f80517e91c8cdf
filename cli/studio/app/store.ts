import { combine } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Client } from './client.ts';
import { createEditing } from './editing.ts';
import { createKeeping } from './keeping.ts';
import { createOpening } from './opening.ts';
import { createReporting } from './reporting.ts';
import { createSaving } from './saving.ts';
import { initialState, type OpenDialog, type Pane, type State } from './state.ts';
import { createTreeReading } from './tree-reading.ts';
import { createTyping } from './typing.ts';

export type StudioStore = ReturnType<typeof createStudioStore>;
export type StudioState = ReturnType<StudioStore['getState']>;

/** The state of the studio, with its actions. */
export function createStudioStore({ call }: Pick<Client, 'call'>) {
  const state = combine(initialState, (set, get) => {
    const access = { call, set, get };
    const reporting = { ...access, ...createReporting(access) };
    const files = { ...reporting, ...createTreeReading(reporting), ...createTyping(reporting) };
    const opening = createOpening(files);
    const saving = createSaving({ ...files, ...opening });
    const { readTree, write, setField } = files;
    const { open, openNamed, openAddress } = opening;

    return {
      readTree,
      open,
      openNamed,
      openAddress,
      setBody: (body: string) => write({ body }),
      setFrontMatter: (frontMatter: string) => write({ frontMatter }),
      setField,
      ...saving,
      ...createEditing({ ...files, ...opening, ...saving }),
      ...createKeeping(files),
      /** The server answers, for the first time or again. */
      connected() {
        set({ connections: get().connections + 1, failure: null });
        if (get().connections > 1 || get().tree !== null) void saving.checkDisk();
      },
      /** Opens a dialog, in which nothing that failed before it has a place, or closes the open one. */
      show: (dialog: OpenDialog | null) => set(dialog === null ? { dialog } : { dialog, failure: null }),
      setPane: (pane: Pane) => set({ pane }),
      setScroll: (scroll: State['scroll']) => set({ scroll }),
      setFailure: (failure: string | null) => set({ failure }),
    };
  });
  return createStore(state);
}
