import { useStore } from 'zustand';
import type { ChatbotStore } from './chatbot-state.ts';

const questions = [
  'What is cognitive economics?',
  'What is rational inattention, in plain words?',
  'Why do old people keep so much of their savings?',
  'What are the chapters of the book?',
] as const;

/** The suggested questions of an empty chat. */
export function Starters({ store, onShut }: { store: ChatbotStore; onShut: () => void }) {
  const loading = useStore(store, (state) => state.loading);

  async function begin(question: string) {
    await store.getState().start(question);
    if (store.getState().email === null) onShut();
  }

  return (
    <div className="starters">
      <p className="quiet">Ask about the book or cognitive economics.</p>
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
