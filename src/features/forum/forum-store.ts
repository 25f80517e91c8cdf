import { createStore } from 'zustand/vanilla';
import { createAsk } from './ask.ts';
import type { ForumDeps, ForumState, ForumStore } from './forum-state.ts';
import { createProfessor } from './professor.ts';
import { createQuestions } from './questions.ts';

export function createForumStore(deps: ForumDeps): ForumStore {
  return createStore<ForumState>()((set, get) => ({
    ...createQuestions(set, get, deps),
    ...createAsk(set, get, deps),
    ...createProfessor(set, get, deps),
    left: false,
    open() {
      set({ left: false, asked: null });
      get().restoreDraft();
      get().restoreProfessor();
      void get().load();
      const stopListening = deps.onOtherTab('professorToken', get().restoreProfessor);
      return () => {
        set({ left: true });
        stopListening();
      };
    },
  }));
}
