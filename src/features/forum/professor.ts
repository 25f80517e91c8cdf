import { explainRefusal, type Refusal } from '../../lib/api-answer.ts';
import { readTexts } from '../../lib/draft.ts';
import { limits } from '../../lib/limits.ts';
import { checkEmail, checkText, isBlank } from '../../lib/text-checks.ts';
import type { ForumWorld, GetForum, SetForum } from './forum-store.ts';

/** What the professor is about to do with a question. */
export interface Deed {
  readonly kind: 'reply' | 'hide' | 'delete';
  readonly id: string;
}

/** The open dialog: a deed, or the login that comes before one (null: before none). */
export type ForumDialog = Deed | { readonly kind: 'login'; readonly before: Deed | null };

export interface ProfessorSlice {
  readonly token: string | null;
  /** Whether the backend can hide and delete; another than ours may not. */
  readonly moderated: boolean;
  readonly dialog: ForumDialog | null;
  readonly working: boolean;
  /** What is wrong in the open dialog, told inside it, and the field that it concerns. */
  readonly dialogProblem: { readonly text: string; readonly field: string | null } | null;
  /** Replies that were begun, by question. */
  readonly replies: Readonly<Record<string, string>>;
  readonly restoreProfessor: () => void;
  readonly openLogin: () => void;
  readonly begin: (deed: Deed) => void;
  readonly cancel: () => void;
  readonly login: (email: string, password: string) => Promise<void>;
  readonly logout: () => void;
  readonly typeReply: (id: string, text: string) => void;
  readonly submitReply: () => Promise<void>;
  /** Hides or deletes the question of the open dialog. */
  readonly confirm: () => Promise<void>;
}

export function createProfessor(set: SetForum, get: GetForum, world: ForumWorld): ProfessorSlice {
  const { api, alert } = world;

  function problem(text: string | null, field: string | null = null) {
    set({ dialogProblem: text === null ? null : { text, field } });
  }

  function keepToken(token: string | null) {
    world.token.write(token);
    void holdToken(token);
  }

  async function holdToken(token: string | null) {
    set({ token, moderated: false });
    if (token === null) return;
    const answer = await api.health();
    if (get().token === token) set({ moderated: answer.ok });
  }

  function keepReply(id: string, text: string | null) {
    const { [id]: _, ...others } = get().replies;
    const replies = text === null || text === '' ? others : { ...others, [id]: text };
    world.replies.write(Object.keys(replies).length === 0 ? null : JSON.stringify(replies));
    set({ replies });
  }

  /** A session that has ended leads to the login, and from there back to the deed. */
  function refuse(deed: Deed, answer: Refusal) {
    const waiting = get().dialog === deed;
    if (answer.status === 401) {
      keepToken(null);
      if (!waiting) return;
      set({ dialog: { kind: 'login', before: deed } });
      return problem('Your login has expired. Log in again; what you wrote is kept.');
    }
    if (waiting) problem(explainRefusal(answer) ?? 'The server could not do this. Try again later.', answer.field);
    if (answer.status === 404 || answer.status === 409) void get().load();
  }

  return {
    token: null,
    moderated: false,
    dialog: null,
    working: false,
    dialogProblem: null,
    replies: {},

    restoreProfessor() {
      set(({ replies }) => ({ replies: { ...readTexts(world.replies), ...replies } }));
      const token = world.token.read() || null;
      if (token !== get().token) void holdToken(token);
    },

    openLogin: () => set({ dialog: { kind: 'login', before: null }, dialogProblem: null }),

    begin: (deed) =>
      set(({ token }) => ({ dialog: token === null ? { kind: 'login', before: deed } : deed, dialogProblem: null })),

    cancel: () => set({ dialog: null, dialogProblem: null }),

    async login(email, password) {
      const { dialog, working } = get();
      if (working || dialog?.kind !== 'login') return;
      const wrongEmail = email.trim() === '' ? 'Enter your email address' : checkEmail(email);
      if (wrongEmail !== null) return problem(wrongEmail, 'email');
      if (password === '') return problem('Enter your password', 'password');
      set({ working: true, dialogProblem: null });
      const answer = await api.login({ email: email.trim(), password }, world.lastToken.read() || null);
      set({ working: false });
      if (!answer.ok) {
        alert('Invalid login credentials');
        // Our own server says its refusals in codes: this one may be another, which the token of ours means nothing to.
        if (answer.status >= 400 && answer.status < 500 && answer.code === null) world.lastToken.write(null);
        return problem(answer.status === 401 ? null : explainRefusal(answer), answer.field);
      }
      const { token, isSign } = answer.data;
      world.lastToken.write(isSign ? token : null);
      keepToken(token);
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
      const wrong = isBlank(text) ? 'Write a reply first' : checkText(text, limits.reply);
      if (wrong !== null) return problem(wrong, 'text');
      set({ working: true, dialogProblem: null });
      const answer = await api.reply(dialog.id, { text }, token);
      set({ working: false });
      if (!answer.ok) {
        alert('Failed to submit reply. Try again.');
        return refuse(dialog, answer);
      }
      keepReply(dialog.id, null);
      if (get().dialog === dialog) get().cancel();
      await get().load();
    },

    async confirm() {
      const { dialog, token, working } = get();
      if (working || token === null || (dialog?.kind !== 'hide' && dialog?.kind !== 'delete')) return;
      set({ working: true, dialogProblem: null });
      const answer = await (dialog.kind === 'hide' ? api.hide : api.remove)(dialog.id, token);
      set({ working: false });
      if (!answer.ok) return refuse(dialog, answer);
      if (get().dialog === dialog) get().cancel();
      await get().load();
    },
  };
}
