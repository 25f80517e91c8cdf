import { explainRefusal } from '../../lib/api-answer.ts';
import { keepDraft, readDraft } from '../../lib/draft.ts';
import { limits } from '../../lib/limits.ts';
import { checkText, isBlank } from '../../lib/text-checks.ts';
import type { AskSlice, ForumDeps, GetForum, SetForum } from './forum-state.ts';

export function createAsk(set: SetForum, get: GetForum, { api, alert, draft }: ForumDeps): AskSlice {
  function keep(question: string) {
    keepDraft(draft, { question });
    set({ question });
  }

  return {
    question: '',
    asking: false,
    asked: null,
    askProblem: null,

    restoreDraft: () => set(({ question }) => ({ question: readDraft(draft, { question: '' }).question || question })),

    typeQuestion(question) {
      keep(question);
      set({ askProblem: checkText(question, limits.question), asked: null });
    },

    async ask() {
      const { question, asking } = get();
      if (asking || isBlank(question) || checkText(question, limits.question) !== null) return;
      set({ asking: true, asked: null, askProblem: null });
      const answer = await api.ask({ text: question });
      set({ asking: false });
      if (!answer.ok) {
        alert('Failed to send message. Please try again.');
        set({ askProblem: explainRefusal(answer) });
        return;
      }
      if (get().question === question) keep('');
      set(({ filter }) => ({ asked: question, filter: filter === 'answered' ? 'all' : filter }));
      await get().load();
    },
  };
}
