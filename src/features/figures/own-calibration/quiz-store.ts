import { createStore } from 'zustand/vanilla';

/** What a visitor has said to a question. */
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

/** The answers of one visitor to so many questions; they are kept as long as the page is open, and nowhere else. */
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
