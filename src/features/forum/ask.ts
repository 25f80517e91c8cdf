import { explainRefusal } from '../../lib/api-answer.ts';
import { keepDraft, readDraft } from '../../lib/draft.ts';
import { limits } from '../../lib/limits.ts';
import { checkText, isBlank } from '../../lib/text-checks.ts';
import type { AskSlice, ForumDeps, GetForum, SetForum } from './forum-state.ts';

/** The most questions that are remembered as asked on this device. */
const mostOwn = 200;

export function createAsk(set: SetForum, get: GetForum, { api, alert, draft, own, extras }: ForumDeps): AskSlice {
  function keep(question: string) {
    keepDraft(draft, { question });
    set({ question });
  }

  const readOwn = () => readDraft(own, { ids: [] as string[] }).ids;

  /** Remembers a question as asked on this device, and sends the e-mail address for its reply if there is one. */
  async function follow(id: string, email: string): Promise<void> {
    // Another tab may have asked something in the meantime.
    const ids = [...readOwn().filter((other) => other !== id), id].slice(-mostOwn);
    keepDraft(own, { ids });
    set({ own: ids });
    if (!get().canMail || isBlank(email)) return;
    const answer = await api.requestReplyMail(id, { email });
    if (!answer.ok) return set({ mailed: 'failed' });
    set((now) => ({ mailed: 'sent', email: now.email === email ? '' : now.email }));
  }

  return {
    question: '',
    asking: false,
    asked: null,
    askProblem: null,

    canMail: false,
    email: '',
    mailed: null,
    own: [],

    restoreDraft() {
      set(({ question }) => ({
        question: readDraft(draft, { question: '' }).question || question,
        own: readOwn(),
      }));
      // Only a server that rendered the forum is known to be ours: no other is asked.
      if (get().hasPages) void extras().then((taken) => set({ canMail: taken.includes('mail') }));
    },

    typeEmail: (email) => set({ email }),

    typeQuestion(question) {
      keep(question);
      set({ askProblem: checkText(question, limits.question), asked: null });
    },

    async ask() {
      const { question, asking, email } = get();
      if (asking || isBlank(question) || checkText(question, limits.question) !== null) return;
      set({ asking: true, asked: null, askProblem: null, mailed: null });
      const answer = await api.ask({ text: question });
      if (answer.ok && answer.data.id !== null) await follow(answer.data.id, email);
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
