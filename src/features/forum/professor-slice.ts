/**
 * The part of the forum's store that holds what the professor does here: the login, the open dialog with its action
 * (reply, hide, delete), and replies that were begun.
 */
import { explainRefusal, type Refusal } from '../../lib/api-answer.ts';
import { keepDraft, readDraftTexts } from '../../lib/draft.ts';
import { limits } from '../../lib/limits.ts';
import { logIn } from '../../lib/log-in.ts';
import { checkReply, checkText } from '../../lib/text-checks.ts';
import type { ForumDeps, GetForum, ModerationAction, ProfessorSlice, SetForum } from './forum-state.ts';

export function createProfessor(set: SetForum, get: GetForum, deps: ForumDeps): ProfessorSlice {
  const { api, alert } = deps;

  function problem(text: string | null, field: string | null = null) {
    set({ dialogProblem: text === null ? null : { text, field } });
  }

  function keepToken(token: string | null) {
    deps.token.write(token);
    void holdToken(token);
  }

  async function holdToken(token: string | null) {
    set({ token, canModerate: false, hasDesk: false });
    if (token === null) return;
    const answer = await api.health();
    if (get().token === token) set({ canModerate: answer.ok, hasDesk: answer.ok && answer.data.includes('desk') });
  }

  function keepReply(id: string, text: string | null) {
    const { [id]: _, ...others } = get().replies;
    const replies = text === null || text === '' ? others : { ...others, [id]: text };
    keepDraft(deps.replies, replies);
    set({ replies });
  }

  /** An expired session leads to the login, and from there back to the action. */
  function refuse(action: ModerationAction, answer: Refusal, token: string) {
    const waiting = get().dialog === action;
    if (answer.status === 401) {
      // It was the session before the one that has begun meanwhile.
      if (get().token !== null && get().token !== token) return;
      keepToken(null);
      if (!waiting) return;
      set({ dialog: { kind: 'login', before: action } });
      return problem('Your login has expired. Log in again; what you wrote is kept.');
    }
    if (waiting) problem(explainRefusal(answer) ?? 'The server could not do this. Try again later.', answer.field);
    if (answer.status === 404 || answer.status === 409) void get().load();
  }

  return {
    token: null,
    canModerate: false,
    hasDesk: false,
    dialog: null,
    working: false,
    dialogProblem: null,
    wantsCode: false,
    replies: {},

    restoreProfessor() {
      // Another page of the forum may have gone on with a reply in the meantime.
      set({ replies: readDraftTexts(deps.replies) });
      const token = deps.token.read();
      if (token !== get().token) void holdToken(token);
    },

    openLogin: () => set({ dialog: { kind: 'login', before: null } }),

    begin: (action) =>
      set(({ token }) => ({
        dialog: token === null ? { kind: 'login', before: action } : action,
        dialogProblem: null,
      })),

    cancel: () => set({ dialog: null, dialogProblem: null, wantsCode: false }),

    async login(request) {
      const { dialog, working } = get();
      if (working || dialog?.kind !== 'login') return;
      set({ working: true, dialogProblem: null });
      const outcome = await logIn(api.login, deps.lastToken, request);
      set({ working: false });
      // Whoever cancelled the login is not logged in; whoever went to another page is.
      if (get().dialog !== dialog && !get().left) {
        if ('token' in outcome) void api.logout(outcome.token);
        return;
      }
      if ('wantsCode' in outcome) {
        if (get().dialog === dialog) set({ wantsCode: true });
        return;
      }
      if ('problem' in outcome) {
        if (outcome.isSent) alert('Invalid login credentials');
        const { text, field } = outcome.problem;
        return problem(text, field);
      }
      set({ wantsCode: false });
      keepToken(outcome.token);
      if (get().dialog === dialog) set({ dialog: dialog.before });
    },

    logout() {
      const { token } = get();
      if (token === null) return;
      keepToken(null);
      void api.logout(token);
    },

    typeReply(id, text) {
      keepReply(id, text);
      problem(checkText(text, limits.reply), 'text');
    },

    async submitReply() {
      const { dialog, token, replies, working } = get();
      if (working || dialog?.kind !== 'reply') return;
      if (token === null) return get().begin(dialog);
      const text = replies[dialog.id] ?? '';
      const wrong = checkReply(text);
      if (wrong !== null) return problem(wrong, 'text');
      set({ working: true, dialogProblem: null });
      const answer = await api.reply(dialog.id, { text }, token);
      set({ working: false });
      if (!answer.ok) {
        alert('Failed to submit reply. Try again.');
        return refuse(dialog, answer, token);
      }
      // What was typed meanwhile is not published: it stays where it can be read.
      if ((get().replies[dialog.id] ?? '') === text) {
        keepReply(dialog.id, null);
        if (get().dialog === dialog) get().cancel();
      }
      await get().load();
    },

    async confirm() {
      const { dialog, token, working } = get();
      if (working || token === null || (dialog?.kind !== 'hide' && dialog?.kind !== 'delete')) return;
      set({ working: true, dialogProblem: null });
      const answer = await (dialog.kind === 'hide' ? api.hide : api.remove)(dialog.id, token);
      set({ working: false });
      if (!answer.ok) return refuse(dialog, answer, token);
      if (get().dialog === dialog) get().cancel();
      await get().load();
    },
  };
}
