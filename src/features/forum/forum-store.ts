import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Api } from '../../lib/api.ts';
import type { Slot } from '../../lib/storage.ts';
import { type AskSlice, createAsk } from './ask.ts';
import { createProfessor, type ProfessorSlice } from './professor.ts';
import { createQuestions, type QuestionsSlice } from './questions.ts';

export interface ForumState extends QuestionsSlice, AskSlice, ProfessorSlice {
  /** Whether the visitor has left the screen: what fails then is nothing to be alerted to on another page. */
  readonly left: boolean;
  /** The screen is on: brings back what was typed and loads the list. Gives the way to close it again. */
  readonly open: () => () => void;
}

/** What the store needs of the world outside. */
export interface ForumWorld {
  readonly api: Api;
  readonly alert: (text: string) => void;
  readonly draft: Slot;
  readonly replies: Slot;
  readonly token: Slot;
  /** The last token that our own server gave: it stays after the logout, so that the next login shows that it comes from here. */
  readonly lastToken: Slot;
  readonly onOtherTab: (key: string, changed: () => void) => () => void;
}

export type ForumStore = StoreApi<ForumState>;
export type SetForum = ForumStore['setState'];
export type GetForum = ForumStore['getState'];

export function createForumStore(world: ForumWorld): ForumStore {
  return createStore<ForumState>()((set, get) => ({
    ...createQuestions(set, get, world),
    ...createAsk(set, get, world),
    ...createProfessor(set, get, world),
    left: false,
    open() {
      set({ left: false, asked: null });
      get().restoreDraft();
      get().restoreProfessor();
      void get().load();
      const stopListening = world.onOtherTab('professorToken', get().restoreProfessor);
      return () => {
        set({ left: true });
        stopListening();
      };
    },
  }));
}
