import type { StoreApi } from 'zustand/vanilla';
import type { SubmissionLine, TwoFactorStart } from '../../../server/contract/desk.ts';
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

export interface DataSlice {
  readonly data: Partial<DeskData>;
  /** The parts that are being read. */
  readonly loading: readonly DeskPart[];
  /** Why the desk could not be read or changed, for everybody to see; the parts that are to be read again. */
  readonly problem: { readonly text: string; readonly parts: readonly DeskPart[] } | null;
  /** What was done last, for a screen reader. */
  readonly done: string;
  readonly load: (...parts: DeskPart[]) => Promise<void>;
  /** Makes a call with the token; one that is refused is explained, and a session that has ended leads to the login. */
  readonly use: <T>(call: (token: string) => Promise<Answer<T>>) => Promise<Answer<T>>;
  /** Changes something, says what was done, reads the parts that it concerns again, and has other tabs do so. */
  readonly change: (change: Change, done: string, ...parts: DeskPart[]) => Promise<boolean>;
  readonly dismissProblem: () => void;
}

/** A question that was deleted and can be brought back. */
export interface Removed {
  readonly id: string;
  readonly until: number;
}

export interface DeskQuestionsSlice {
  /** What was begun and not sent, by what it is for: `reply ID`, `edit ID`, `answer ID`. */
  readonly drafts: Readonly<Record<string, string>>;
  readonly removed: Removed | null;
  readonly typeDraft: (key: string, text: string | null) => void;
  readonly reply: (id: string) => Promise<boolean>;
  /** `was` is the reply as it was read. */
  readonly edit: (id: string, was: string) => Promise<boolean>;
  readonly hide: (id: string, hidden: boolean) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly undoRemoval: () => Promise<void>;
  /** Asks in the forum what visitors asked of the chatbot, and replies to it; `cluster` is then done with. */
  readonly publish: (cluster: string) => Promise<boolean>;
}

/** What is asked for beside the lists; null when it was refused, which is explained. */
export interface AccountSlice {
  readonly beginTwoFactor: () => Promise<TwoFactorStart | null>;
  readonly confirmTwoFactor: (code: string) => Promise<readonly string[] | null>;
  readonly endTwoFactor: (code: string) => Promise<boolean>;
  readonly readSubmission: (id: string) => Promise<SubmissionLine | null>;
  /** `done` is said once it is there. */
  readonly download: (path: string, done: string) => Promise<Blob | null>;
}

export interface DeskState extends SessionSlice, DataSlice, DeskQuestionsSlice, AccountSlice {
  /** The screen is on. Gives the way to close it again. */
  readonly open: () => () => void;
}

/** What the store needs of the world outside. */
export interface DeskDeps {
  readonly api: Pick<Api, 'login' | 'logout' | 'ask'>;
  readonly desk: DeskApi;
  readonly token: Slot;
  readonly lastToken: Slot;
  readonly drafts: Slot;
  /** Written at each change, so that other tabs read again. */
  readonly changed: Slot;
  readonly onOtherTab: (key: string, changed: () => void) => () => void;
  /** Calls back when the page is looked at again, or the network is back. */
  readonly onReturn: (back: () => void) => () => void;
  readonly later: (task: () => void, milliseconds: number) => void;
  readonly now: () => number;
}

export type DeskStore = StoreApi<DeskState>;
export type SetDesk = DeskStore['setState'];
export type GetDesk = DeskStore['getState'];
