/**
 * The part of the forum's store that holds the form to ask: the question that is being written, the address for a mail
 * on its reply, and the questions that were asked on this device.
 */
import { type Answer, explainRefusal } from '../../lib/api-answer.ts';
import { keepDraft, readDraft } from '../../lib/draft.ts';
import { limits } from '../../lib/limits.ts';
import { checkEmail, checkText, isBlank } from '../../lib/text-checks.ts';
import type { AskSlice, ForumDeps, GetForum, SetForum } from './forum-state.ts';

/** The most questions that are remembered as asked on this device. */
const mostOwn = 200;

export function createAsk(set: SetForum, get: GetForum, { api, alert, draft, own, extras }: ForumDeps): AskSlice {
  /** `uncertain` is a question whose sending was not answered: it may be in the forum. */
  function keep(question: string, uncertain = readKept().uncertain) {
    keepDraft(draft, { question, uncertain });
    set({ question });
  }

  /** Finds the question among the newest, where an earlier sending of it was not answered; null where it has to be sent. */
  async function findSent(question: string): Promise<Answer<{ readonly id: string }> | null> {
    if (readKept().uncertain !== question) return null;
    const answer = await api.questions();
    if (!answer.ok) return answer;
    const sent = answer.data.findLast(({ text }) => text === question);
    return sent === undefined ? null : { ok: true, data: { id: sent._id } };
  }

  const readKept = () => readDraft(draft, { question: '', uncertain: '' });
  const readOwn = () => readDraft(own, { ids: [] as string[] }).ids;

  /** Remembers a question as asked on this device, and sends the e-mail address for its reply if there is one. */
  async function follow(id: string, email: string): Promise<void> {
    // Another tab may have asked something in the meantime.
    const ids = [...readOwn(), id].slice(-mostOwn);
    keepDraft(own, { ids });
    set({ own: ids });
    if (!get().canMail || isBlank(email)) return;
    const answer = await api.requestReplyMail(id, { email: email.trim() });
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
    emailProblem: null,
    mailed: null,
    own: [],

    restoreDraft() {
      set({ question: readKept().question, own: readOwn() });
      // Only a server that rendered the forum is known to be ours: no other is asked.
      if (get().hasPages) void extras().then((taken) => set({ canMail: taken.includes('mail') }));
    },

    typeEmail: (email) => set({ email, emailProblem: null }),

    typeQuestion(question) {
      keep(question);
      set({ askProblem: checkText(question, limits.question), asked: null });
    },

    async ask() {
      const { question, asking, canMail, email } = get();
      if (asking || isBlank(question) || checkText(question, limits.question) !== null) return;
      const emailProblem = canMail && !isBlank(email) ? checkEmail(email) : null;
      if (emailProblem !== null) return set({ emailProblem });
      set({ asking: true, asked: null, askProblem: null, mailed: null });
      const answer = (await findSent(question)) ?? (await api.ask({ text: question }));
      if (answer.ok && answer.data.id !== null) await follow(answer.data.id, email);
      set({ asking: false });
      if (!answer.ok) {
        alert('Failed to send message. Please try again.');
        set({ askProblem: explainRefusal(answer) });
        if (answer.status === 0 || answer.status >= 500) keep(get().question, question);
        return;
      }
      keep(get().question === question ? '' : get().question, '');
      set(({ filter }) => ({ asked: question, filter: filter === 'answered' ? 'all' : filter }));
      await get().load();
    },
  };
}
