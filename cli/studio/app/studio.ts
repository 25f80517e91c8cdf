import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Client } from './client.ts';
import type { Editor } from './editor.ts';
import type { StudioState, StudioStore } from './store.ts';

/** What the parts of the studio work with. */
export interface Studio {
  readonly store: StudioStore;
  readonly client: Client;
  /** The path below which the site is served, without a slash at its end. */
  readonly base: string;
  /** The editor of the text, for the buttons around it; null while no file is open. */
  readonly editor: { current: Editor | null };
}

export const StudioContext = createContext<Studio | null>(null);

/** The studio that a part stands in. */
export function useStudio(): Studio {
  return useContext(StudioContext) as Studio;
}

/** What is picked of the state: the part is shown again when that is another. */
export function useStudioState<T>(pick: (state: StudioState) => T): T {
  return useStore(useStudio().store, pick);
}

/** The whole state, for parts that show much of it. */
export function useWholeState(): StudioState {
  return useStore(useStudio().store);
}
