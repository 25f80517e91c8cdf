import { createStore } from 'zustand/vanilla';

/** The answer of a visitor to a question. */
export interface QuizAnswer {
  readonly choice: 0 | 1;
  readonly confidence: number;
}

interface QuizState {
  readonly isOpen: boolean;
  readonly given: readonly QuizAnswer[];
  readonly begin: () => void;
  readonly answer: (given: QuizAnswer) => void;
  readonly forget: () => void;
}

/** The answers of one visitor to so many questions, kept only as long as the page is open. */
export function createQuizStore(count: number) {
  return createStore<QuizState>((set) => ({
    isOpen: false,
    given: [],
    begin: () => set({ isOpen: true, given: [] }),
    answer: (one) =>
      set(({ given }) => {
        const all = [...given, one];
        return { given: all, isOpen: all.length < count };
      }),
    forget: () => set({ isOpen: false, given: [] }),
  }));
}
