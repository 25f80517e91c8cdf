import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Api } from '../../lib/api.ts';
import type { Slot } from '../../lib/storage.ts';
import { type ConversationSlice, createConversation } from './conversation.ts';
import { createGate, type GateSlice } from './gate.ts';

export interface ChatbotState extends GateSlice, ConversationSlice {
  /** The screen is on: brings back the address, the conversation and what was typed. Gives the way to close it again. */
  readonly open: () => () => void;
}

/** What the store needs of the world outside. */
export interface ChatbotWorld {
  readonly api: Pick<Api, 'verify' | 'chat'>;
  readonly alert: (text: string) => void;
  readonly log: (what: string, why: unknown) => void;
  readonly now: () => Date;
  readonly email: Slot;
  readonly messages: Slot;
  readonly message: Slot;
  /** Whose conversation this tab keeps. */
  readonly owner: Slot;
  readonly onOtherTab: (key: string, changed: () => void) => () => void;
}

export type ChatbotStore = StoreApi<ChatbotState>;
export type SetChatbot = ChatbotStore['setState'];
export type GetChatbot = ChatbotStore['getState'];

export function createChatbotStore(world: ChatbotWorld): ChatbotStore {
  return createStore<ChatbotState>()((set, get) => ({
    ...createGate(set, get, world),
    ...createConversation(set, get, world),
    open() {
      get().restoreEmail();
      get().restoreConversation();
      return world.onOtherTab('verifiedEmail', get().restoreEmail);
    },
  }));
}
