import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Client } from './client.ts';
import type { Editor } from './editor.ts';
import type { StudioState, StudioStore } from './store.ts';

/** What the components of the studio share. */
export interface Studio {
  readonly store: StudioStore;
  readonly client: Client;
  /** The path below which the site is served, without a slash at its end. */
  readonly base: string;
  /** The text editor; null while no file is open. */
  readonly editor: { current: Editor | null };
  /** What is kept of the editors of files that were open, by path. */
  readonly left: Map<string, unknown>;
}

export const StudioContext = createContext<Studio | null>(null);

/** The studio around a component. */
export function useStudio(): Studio {
  return useContext(StudioContext) as Studio;
}

/** A part of the state; the component renders again when it changes. */
export function useStudioState<T>(pick: (state: StudioState) => T): T {
  return useStore(useStudio().store, pick);
}

/** The whole state, for components that use much of it. */
export function useWholeState(): StudioState {
  return useStore(useStudio().store);
}
