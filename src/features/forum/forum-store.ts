import { createStore, type StoreApi } from 'zustand/vanilla';
import { site } from '../../content/site.ts';
import { type Api, createApi } from '../../lib/api.ts';
import { lastingSlot, onOtherTab, type Slot, tabSlot } from '../../lib/storage.ts';
import { type AskSlice, createAsk } from './ask.ts';
import { createProfessor, type ProfessorSlice } from './professor.ts';
import { createQuestions, type QuestionsSlice } from './questions.ts';

export interface ForumState extends QuestionsSlice, AskSlice, ProfessorSlice {
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
    open() {
      get().restoreDraft();
      get().restoreProfessor();
      void get().load();
      return world.onOtherTab('professorToken', get().restoreProfessor);
    },
  }));
}

export const forumStore = createForumStore({
  api: createApi(site.api || site.base),
  alert: (text) => window.alert(text),
  draft: tabSlot('forum-question'),
  replies: tabSlot('forum-replies'),
  token: lastingSlot('professorToken'),
  onOtherTab,
});
