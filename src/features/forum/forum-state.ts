import type { StoreApi } from 'zustand/vanilla';
import type { Question } from '../../../server/contract/forum.ts';
import type { Extra } from '../../../server/contract/health.ts';
import type { LoginRequest } from '../../../server/contract/login.ts';
import type { Api } from '../../lib/api.ts';
import type { LoginProblem } from '../../lib/log-in.ts';
import type { Slot } from '../../lib/storage.ts';
import type { Filter } from './question-list.ts';

export interface QuestionsSlice {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Oldest first, as the server sends them. */
  readonly questions: readonly Question[];
  readonly filter: Filter;
  readonly pages: number;
  /** Whether the server may hold questions older than these. */
  readonly more: boolean;
  readonly loadingEarlier: boolean;
  readonly load: () => Promise<void>;
  /** Loads the list without a word where that fails: nobody has asked for it. */
  readonly refresh: () => Promise<void>;
  readonly showEarlier: () => Promise<void>;
  readonly setFilter: (filter: Filter) => void;
  /** Takes the filter from the query of the address. */
  readonly enter: (query: string) => void;
  /** Shows a question on the page, loading earlier ones if need be; false when there is no such question. */
  readonly showQuestion: (id: string) => Promise<boolean>;
}

export interface AskSlice {
  readonly question: string;
  readonly asking: boolean;
  /**
   * The question that was sent last, until the next one is begun, the visitor leaves, or it disappears from the list.
   */
  readonly asked: string | null;
  /** What is wrong with the question, shown beside it. */
  readonly askProblem: string | null;
  /** Whether the server sends an e-mail when there is a reply. */
  readonly canMail: boolean;
  /** The address for that e-mail; it is not stored in the browser. */
  readonly email: string;
  /** What is wrong with the address: the question is not sent before, since no address can be left with it later. */
  readonly emailProblem: string | null;
  /** Whether the server accepted the address for the last question. */
  readonly mailed: 'sent' | 'failed' | null;
  /** The ids of the questions that were asked on this device. */
  readonly own: readonly string[];
  readonly typeEmail: (email: string) => void;
  readonly restoreDraft: () => void;
  readonly typeQuestion: (question: string) => void;
  readonly ask: () => Promise<void>;
}

/** What the professor is about to do with a question. */
export interface ModerationAction {
  readonly kind: 'reply' | 'hide' | 'delete';
  readonly id: string;
}

/** The open dialog: an action, or the login before it (null: the login alone). */
export type ForumDialog = ModerationAction | { readonly kind: 'login'; readonly before: ModerationAction | null };

export interface ProfessorSlice {
  readonly token: string | null;
  /** Whether the backend can hide and delete; others than ours may not. */
  readonly canModerate: boolean;
  /** Whether it has a desk. */
  readonly hasDesk: boolean;
  readonly dialog: ForumDialog | null;
  readonly working: boolean;
  /** What is wrong in the open dialog, shown inside it, and the field that it concerns. */
  readonly dialogProblem: LoginProblem | null;
  /** The account has a second factor, whose code the login asks for. */
  readonly wantsCode: boolean;
  /** Replies that were begun, by question. */
  readonly replies: Readonly<Record<string, string>>;
  readonly restoreProfessor: () => void;
  readonly openLogin: () => void;
  readonly begin: (action: ModerationAction) => void;
  readonly cancel: () => void;
  readonly login: (request: LoginRequest) => Promise<void>;
  readonly logout: () => void;
  readonly typeReply: (id: string, text: string) => void;
  readonly submitReply: () => Promise<void>;
  /** Hides or deletes the question of the open dialog. */
  readonly confirm: () => Promise<void>;
}

export interface ForumState extends QuestionsSlice, AskSlice, ProfessorSlice {
  /** Whether each question has a page of its own, as on our server. */
  readonly hasPages: boolean;
  /** Whether the visitor has left the screen: a failure must not raise an alert on another page. */
  readonly left: boolean;
  /**
   * To be called when the screen is shown: restores what was typed and loads the list. Gives a function to call when it
   * closes.
   */
  readonly open: () => () => void;
}

/** What the store needs from outside. */
export interface ForumDeps {
  readonly api: Api;
  readonly alert: (text: string) => void;
  readonly draft: Slot;
  readonly replies: Slot;
  readonly own: Slot;
  /** What the server takes beyond the calls that every backend has. */
  readonly extras: () => Promise<readonly Extra[]>;
  readonly token: Slot;
  /** The last token that our own server gave: it stays after the logout, so that the next login shows that it comes from here. */
  readonly lastToken: Slot;
  readonly onOtherTab: (key: string, changed: () => void) => () => void;
  /** Calls back when the page becomes visible again, or the network is back. */
  readonly onReturn: (back: () => void) => () => void;
}

export type ForumStore = StoreApi<ForumState>;
export type SetForum = ForumStore['setState'];
export type GetForum = ForumStore['getState'];
