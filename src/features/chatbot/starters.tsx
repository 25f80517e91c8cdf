import { useStore } from 'zustand';
import type { ChatbotStore } from './chatbot-state.ts';

interface StartersProps {
  readonly questions: readonly string[];
  readonly store: ChatbotStore;
  readonly onShut: () => void;
}

/** The suggested questions of an empty chat. */
export function Starters({ questions, store, onShut }: StartersProps) {
  const loading = useStore(store, (state) => state.loading);

  async function begin(question: string) {
    await store.getState().start(question);
    if (store.getState().email === null) onShut();
  }

  return (
    <div className="starters">
      <p className="quiet">For example:</p>
      <ul aria-label="Questions to begin with">
        {questions.map((question) => (
          <li key={question}>
            <button type="button" disabled={loading} onClick={() => void begin(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
