import type { StoreApi } from 'zustand/vanilla';
import type { TwoFactorStart } from '../../../server/contract/desk.ts';
import type { LoginRequest } from '../../../server/contract/login.ts';
import type { Api } from '../../lib/api.ts';
import type { Answer } from '../../lib/api-answer.ts';
import type { LoginProblem } from '../../lib/log-in.ts';
import type { Slot } from '../../lib/storage.ts';
import type { Change, DeskApi, DeskData, DeskPart } from './desk-api.ts';

export interface SessionSlice {
  readonly token: string | null;
  readonly loggingIn: boolean;
  readonly loginProblem: LoginProblem | null;
  readonly wantsCode: boolean;
  readonly restoreToken: () => void;
  readonly login: (request: LoginRequest) => Promise<void>;
  readonly logout: () => void;
}

/** What a list is narrowed to; as its view says where nothing was chosen. */
export interface Narrowing {
  readonly filter?: string;
  readonly words?: string;
}

export interface DataSlice {
  /** It stays on the way back from an entry, and over a login. */
  readonly narrowed: Partial<Readonly<Record<DeskPart, Narrowing>>>;
  readonly narrow: (part: DeskPart, change: Narrowing) => void;
  readonly data: Partial<DeskData>;
  /** The parts that are being read. */
  readonly loading: readonly DeskPart[];
  /** Why the desk could not be loaded or changed, and the parts to load again. */
  readonly problem: { readonly text: string; readonly parts: readonly DeskPart[] } | null;
  /** The message on what was done last. */
  readonly done: string;
  readonly load: (...parts: DeskPart[]) => Promise<void>;
  /** Makes a call with the token; a refusal is explained, and an expired session leads to the login. */
  readonly use: <T>(call: (token: string) => Promise<Answer<T>>) => Promise<Answer<T>>;
  /** Changes something, reports it, loads the parts that it concerns again, and lets other tabs do so. */
  readonly change: (change: Change, done: string, ...parts: DeskPart[]) => Promise<boolean>;
  readonly dismissProblem: () => void;
}

/** A question that was deleted and can be brought back. */
export interface Removed {
  readonly id: string;
  readonly until: number;
}

export interface DeskQuestionsSlice {
  /** Unsent drafts by key: `reply ID`, `edit ID` with the reply that was edited as `was ID`, `question ID`, `answer ID`. */
  readonly drafts: Readonly<Record<string, string>>;
  /** The last one last. */
  readonly removed: readonly Removed[];
  readonly typeDraft: (key: string, text: string | null) => void;
  readonly reply: (id: string) => Promise<boolean>;
  /** `was` is the reply as the professor has seen it: another one that was loaded since is not overwritten. */
  readonly edit: (id: string, was: string) => Promise<boolean>;
  readonly hide: (id: string, hidden: boolean) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Brings the last one back. */
  readonly undoRemoval: () => Promise<void>;
  /**
   * Publishes an answer to declined questions: asks the question in the forum, replies to it, and marks `cluster` as
   * done.
   */
  readonly publish: (cluster: string) => Promise<boolean>;
}

/** What is loaded beside the lists; null or false when it was refused, which is then explained. */
export interface AccountSlice {
  /** Those that the server has made and tells only once, until they are dismissed. */
  readonly recoveryCodes: readonly string[] | null;
  readonly beginTwoFactor: () => Promise<TwoFactorStart | null>;
  readonly confirmTwoFactor: (code: string, password: string) => Promise<boolean>;
  readonly dismissRecoveryCodes: () => void;
  readonly endTwoFactor: (code: string) => Promise<boolean>;
  /** `done` is the message for when it is loaded. */
  readonly download: (path: string, done: string) => Promise<Blob | null>;
}

export interface DeskState extends SessionSlice, DataSlice, DeskQuestionsSlice, AccountSlice {
  /** To be called when the screen is shown. Gives a function to call when it closes. */
  readonly open: () => () => void;
}

/** What the store needs from outside. */
export interface DeskDeps {
  readonly api: Pick<Api, 'login' | 'logout' | 'ask'>;
  readonly desk: DeskApi;
  readonly token: Slot;
  readonly lastToken: Slot;
  readonly drafts: Slot;
  /** Written at each change, so that other tabs load again. */
  readonly changed: Slot;
  readonly onOtherTab: (key: string, changed: () => void) => () => void;
  /** Calls back when the page becomes visible again, or the network is back. */
  readonly onReturn: (back: () => void) => () => void;
  readonly later: (task: () => void, milliseconds: number) => void;
  readonly now: () => number;
}

export type DeskStore = StoreApi<DeskState>;
export type SetDesk = DeskStore['setState'];
export type GetDesk = DeskStore['getState'];
