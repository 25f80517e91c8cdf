import { createStore } from 'zustand/vanilla';

interface AnswersState {
  /** What is looked for among the questions. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Takes the text from a query such as `?text=stakes`. */
  readonly enter: (query: string) => void;
}

export type AnswersStore = ReturnType<typeof createAnswersStore>;

export function createAnswersStore() {
  return createStore<AnswersState>()((set) => ({
    text: '',
    type: (text) => set({ text }),
    enter: (query) => set({ text: new URLSearchParams(query).get('text') ?? '' }),
  }));
}

/** Writes the text as a query with its question mark; empty when there is none. */
export function queryOf({ text }: Pick<AnswersState, 'text'>): string {
  return text === '' ? '' : `?${new URLSearchParams({ text })}`;
}
