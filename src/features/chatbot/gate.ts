import type { Refusal } from '../../lib/api-answer.ts';
import { checkEmail } from '../../lib/text-checks.ts';
import type { ChatbotWorld, GetChatbot, SetChatbot } from './chatbot-store.ts';

export interface GateSlice {
  /** The verified e-mail address; null: the gate is shut. */
  readonly email: string | null;
  /** What is typed into the gate. */
  readonly candidate: string;
  readonly verifying: boolean;
  /** Why the gate stayed shut: `typo` is seen here, `refused` comes from the server and leads to the questionnaire. */
  readonly gateProblem: { readonly kind: 'typo' | 'refused'; readonly text: string } | null;
  readonly typeCandidate: (candidate: string) => void;
  readonly verify: () => Promise<void>;
  /** Shuts the gate again. */
  readonly forgetEmail: () => void;
  /** Takes over the address that is kept, which another tab may have changed. */
  readonly restoreEmail: () => void;
}

export function createGate(set: SetChatbot, get: GetChatbot, world: ChatbotWorld): GateSlice {
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
      const answer = await world.api.verify({ email });
      set({ verifying: false });
      if (!answer.ok) return set({ gateProblem: { kind: 'refused', text: explain(answer) } });
      world.email.write(email);
      set({ email, candidate: '' });
      get().claim(email);
    },

    forgetEmail() {
      world.email.write(null);
      set({ email: null, gateProblem: null });
    },

    restoreEmail() {
      const kept = world.email.read();
      set({ email: kept !== null && checkEmail(kept) === null ? kept : null });
    },
  };
}

function explain({ status, error }: Refusal): string {
  return error ?? (status === 0 ? 'An unknown error occurred.' : 'Verification failed');
}
