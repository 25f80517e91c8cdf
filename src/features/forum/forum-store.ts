import { createStore } from 'zustand/vanilla';
import type { ForumThread } from '../../../server/contract/forum.ts';
import { deskChanged } from '../../lib/desk-address.ts';
import { createAsk } from './ask-slice.ts';
import type { ForumDeps, ForumState, ForumStore } from './forum-state.ts';
import { createProfessor } from './professor-slice.ts';
import { createQuestions } from './questions-slice.ts';

/** The state of the forum, with the questions that its page was sent with. */
export function createForumStore(deps: ForumDeps, thread: ForumThread | null = null): ForumStore {
  return createStore<ForumState>()((set, get) => ({
    ...createQuestions(set, get, deps),
    ...createAsk(set, get, deps),
    ...createProfessor(set, get, deps),
    ...(thread === null ? {} : { questions: thread.questions, status: 'ready' }),
    hasPages: thread !== null,
    left: false,
    open() {
      set({ left: false, asked: null });
      get().restoreDraft();
      get().restoreProfessor();
      void get().load();
      const stops = [
        deps.onOtherTab(deskChanged, () => void get().load()),
        deps.onOtherTab('professorToken', get().restoreProfessor),
        deps.onReturn(() => void get().refresh()),
      ];
      return () => {
        set({ left: true });
        get().cancel();
        for (const stop of stops) stop();
      };
    },
  }));
}
