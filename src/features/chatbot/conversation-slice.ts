/**
 * The part of the chatbot's store that holds the conversation: its messages, the one that is being written, and the
 * answer that is arriving.
 */
import type { Extra } from '../../../server/contract/health.ts';
import { keepDraft, readDraft } from '../../lib/draft.ts';
import { limits } from '../../lib/limits.ts';
import { checkText, isBlank } from '../../lib/text-checks.ts';
import type { ChatbotDeps, ConversationSlice, GetChatbot, SetChatbot } from './chatbot-state.ts';
import { answerMessage, lastTurns, type Message, ownMessage, readMessages } from './messages.ts';

export function createConversation(set: SetChatbot, get: GetChatbot, deps: ChatbotDeps): ConversationSlice {
  const { api, alert, now, log } = deps;
  let takes: readonly Extra[] = [];

  function say(messages: readonly Message[]) {
    set({ messages });
    deps.messages.write(messages.length === 0 ? null : JSON.stringify(messages));
  }

  function type(message: string) {
    keepDraft(deps.message, { message });
    set({ message, messageProblem: checkText(message, limits.chatMessage) });
  }

  /** The address that is stored right now: it may have been deleted since the gate was opened. */
  function verifiedEmail(): string | null {
    get().restoreEmail();
    const { email } = get();
    if (email === null) alert('Please verify your email first.');
    return email;
  }

  /** Appends a message to the conversation and waits for the answer. */
  async function ask(own: Message, email: string) {
    say([...get().messages.filter(({ id }) => id !== own.id), own]);
    set({ loading: true, partial: '' });
    const turns = takes.includes('turns') ? lastTurns(get().messages) : [];
    const request = { message: own.content, email, ...(turns.length > 0 ? { turns } : {}) };
    const onPart = (text: string) => set(({ partial }) => ({ partial: partial + text }));
    const answer = await (takes.includes('stream') ? api.chat(request, onPart) : api.chat(request));
    set({ loading: false, partial: '' });
    const asked = get().messages.some(({ id }) => id === own.id);
    if (answer.ok) {
      if (asked) say([...get().messages, answerMessage(answer.data, get().messages, now())]);
      return;
    }
    log('The chat message was not answered', answer);
    // Another address may have been verified since.
    if (answer.status === 403 && get().email === email) get().forgetEmail();
    if (asked && answer.status === 403 && get().message === '') {
      say(get().messages.filter(({ id }) => id !== own.id));
      type(own.content);
    } else {
      say(get().messages.map((message) => (message.id === own.id ? { ...message, failed: true } : message)));
    }
  }

  return {
    messages: [],
    message: '',
    loading: false,
    partial: '',
    messageProblem: null,

    typeMessage: type,

    async send() {
      const { message, messageProblem, loading } = get();
      if (loading || messageProblem !== null || isBlank(message)) return;
      const email = verifiedEmail();
      if (email === null) return;
      type('');
      await ask(ownMessage(message, now()), email);
    },

    async start(question) {
      if (get().loading) return;
      const email = verifiedEmail();
      if (email !== null) await ask(ownMessage(question, now()), email);
    },

    async sendAgain(id) {
      const { messages, loading } = get();
      const failed = messages.find((message) => message.id === id);
      if (loading || failed === undefined) return;
      const email = verifiedEmail();
      if (email === null) return;
      await ask({ ...failed, failed: false }, email);
    },

    clear: () => say([]),

    async readExtras() {
      takes = await deps.extras();
    },

    restoreConversation() {
      if (get().messages.length === 0) set({ messages: readMessages(deps.messages.read()) });
      type(readDraft(deps.message, { message: '' }).message);
    },

    claim(email) {
      const owner = deps.owner.read();
      if (owner !== null && owner !== email) get().clear();
      deps.owner.write(email);
    },
  };
}
