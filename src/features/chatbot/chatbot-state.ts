import type { StoreApi } from 'zustand/vanilla';
import type { Extra } from '../../../server/contract/health.ts';
import type { Api } from '../../lib/api.ts';
import type { Slot } from '../../lib/storage.ts';
import type { Message } from './messages.ts';

export interface GateSlice {
  /** The verified e-mail address; null while the gate is shut. */
  readonly email: string | null;
  /** What is typed into the gate. */
  readonly candidate: string;
  readonly verifying: boolean;
  /**
   * Why the gate stayed shut: `typo` is found in the browser, `refused` comes from the server and leads to the
   * questionnaire.
   */
  readonly gateProblem: { readonly kind: 'typo' | 'refused'; readonly text: string } | null;
  readonly typeCandidate: (candidate: string) => void;
  readonly verify: () => Promise<void>;
  /** Shuts the gate again. */
  readonly forgetEmail: () => void;
  /** Reads the stored address, which another tab may have changed. */
  readonly restoreEmail: () => void;
}

export interface ConversationSlice {
  readonly messages: readonly Message[];
  readonly message: string;
  /** Whether an answer is being waited for. */
  readonly loading: boolean;
  /** The part of the answer that has arrived; empty at first. */
  readonly partial: string;
  /** What is wrong with the message, shown beside it. */
  readonly messageProblem: string | null;
  readonly typeMessage: (message: string) => void;
  readonly send: () => Promise<void>;
  /** Asks one of the suggested questions of an empty chat. */
  readonly start: (question: string) => Promise<void>;
  /** Sends an unanswered message again. */
  readonly sendAgain: (id: string) => Promise<void>;
  readonly clear: () => void;
  readonly restoreConversation: () => void;
  /** Finds out what the backend takes. */
  readonly readExtras: () => Promise<void>;
  /** Ties the conversation to this address; one that belongs to another is cleared. */
  readonly claim: (email: string) => void;
}

export interface ChatbotState extends GateSlice, ConversationSlice {
  /**
   * To be called when the screen is shown: restores the address, the conversation and what was typed. Gives a function
   * to call when it closes.
   */
  readonly open: () => () => void;
}

/** What the store needs from outside. */
export interface ChatbotDeps {
  readonly api: Pick<Api, 'verify' | 'chat'>;
  /** What the backend takes beyond the calls that every backend has. */
  readonly extras: () => Promise<readonly Extra[]>;
  readonly alert: (text: string) => void;
  readonly log: (what: string, why: unknown) => void;
  readonly now: () => Date;
  readonly email: Slot;
  readonly messages: Slot;
  readonly message: Slot;
  /** The address that the stored conversation belongs to. */
  readonly owner: Slot;
  readonly onOtherTab: (key: string, changed: () => void) => () => void;
}

export type ChatbotStore = StoreApi<ChatbotState>;
export type SetChatbot = ChatbotStore['setState'];
export type GetChatbot = ChatbotStore['getState'];
