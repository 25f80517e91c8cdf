import { createStore } from 'zustand/vanilla';
import type { ChatbotDeps, ChatbotState, ChatbotStore } from './chatbot-state.ts';
import { createConversation } from './conversation-slice.ts';
import { createGate } from './gate-slice.ts';

export function createChatbotStore(deps: ChatbotDeps): ChatbotStore {
  return createStore<ChatbotState>()((set, get) => ({
    ...createGate(set, get, deps),
    ...createConversation(set, get, deps),
    open() {
      // The questionnaire may have been completed since the address was refused.
      set({ gateProblem: null });
      get().restoreEmail();
      get().restoreConversation();
      void get().readExtras();
      return deps.onOtherTab('verifiedEmail', get().restoreEmail);
    },
  }));
}
