/**
 * The part of the chatbot's store that holds the gate: the e-mail address that opens it, while it is typed, verified
 * and kept.
 */
import type { Refusal } from '../../lib/api-answer.ts';
import { checkEmail } from '../../lib/text-checks.ts';
import type { ChatbotDeps, GateSlice, GetChatbot, SetChatbot } from './chatbot-state.ts';

export function createGate(set: SetChatbot, get: GetChatbot, deps: ChatbotDeps): GateSlice {
  return {
    email: null,
    candidate: '',
    verifying: false,
    gateProblem: null,

    typeCandidate: (candidate) => set({ candidate, gateProblem: null }),

    async verify() {
      const { candidate, verifying } = get();
      const email = candidate.trim();
      if (verifying || email === '') return;
      const typo = checkEmail(email);
      if (typo !== null) return set({ gateProblem: { kind: 'typo', text: typo } });
      set({ verifying: true, gateProblem: null });
      const answer = await deps.api.verify({ email });
      set({ verifying: false });
      if (!answer.ok) {
        // What is refused is not what has been typed since.
        if (get().candidate === candidate) set({ gateProblem: { kind: 'refused', text: explain(answer) } });
        return;
      }
      deps.email.write(email);
      set({ email, candidate: '' });
      get().claim(email);
    },

    forgetEmail() {
      deps.email.write(null);
      set({ email: null });
    },

    restoreEmail() {
      const kept = deps.email.read();
      const email = kept !== null && checkEmail(kept) === null ? kept : null;
      set({ email });
      if (email !== null) get().claim(email);
    },
  };
}

function explain({ status, error }: Refusal): string {
  return error ?? (status === 0 ? 'An unknown error occurred.' : 'Verification failed');
}
