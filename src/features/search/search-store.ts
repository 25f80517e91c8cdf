import { createStore } from 'zustand/vanilla';
import type { Finder, FoundEntry, HitGroup } from './create-finder.ts';
import { isQuestion } from './is-question.ts';

interface SearchState {
  readonly open: boolean;
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly groups: readonly HitGroup[];
  /** The hits in the order of the screen. */
  readonly hits: readonly FoundEntry[];
  /** The index in `hits` of the hit that Enter opens; -1 without hits. */
  readonly active: number;
  /** The site's answer to a query that is a question; null while there is none. */
  readonly answer: AskedAnswer | null;
  /** Whether an answer is being waited for. */
  readonly asking: boolean;
  /** Opens the dialog; the index is loaded at the first time, or after a failure. */
  readonly show: () => void;
  readonly hide: () => void;
  readonly type: (query: string) => void;
  readonly activate: (index: number) => void;
  /** Moves to the next or previous hit, and from one end to the other. */
  readonly move: (step: 1 | -1) => void;
}

/** An answer of the site, and its question. */
export interface AskedAnswer {
  readonly question: string;
  readonly content: string;
  readonly cited: readonly string[];
  readonly declined: boolean;
}

/** Milliseconds without typing after which a question is asked. */
const debounce = 350;

/**
 * The state of the search. `load` loads the finder and calls back when more entries are added to it; `ask` answers a
 * question, or gives null.
 */
export function createSearchStore(
  load: (onMore: () => void) => Promise<Finder>,
  ask: (question: string) => Promise<AskedAnswer | null> = async () => null,
  wait: (act: () => void, milliseconds: number) => unknown = setTimeout,
) {
  let find: Finder | null = null;
  // The last question: when entries are added, the search runs again and must not ask it twice.
  let asked = '';
  /** Counts the changes of the question: an answer to an earlier asking is dropped, if the words are the same too. */
  let turn = 0;

  return createStore<SearchState>()((set, get) => {
    function search(query: string): void {
      const groups = find === null || query.trim() === '' ? [] : find(query);
      const hits = groups.flatMap((group) => group.hits);
      set({ query, groups, hits, active: hits.length > 0 ? 0 : -1 });
      const question = query.trim();
      if (question === asked) return;
      asked = question;
      turn += 1;
      const mine = turn;
      set({ answer: null, asking: false });
      if (isQuestion(question)) wait(() => void answer(question, mine), debounce);
    }

    async function answer(question: string, mine: number): Promise<void> {
      if (!get().open) asked = '';
      if (mine !== turn || question !== asked) return;
      set({ asking: true });
      try {
        const given = await ask(question);
        if (mine === turn) set({ answer: given, asking: false });
      } catch {
        // What asks could not be loaded: the question is asked again with the next search.
        if (mine !== turn) return;
        asked = '';
        set({ asking: false });
      }
    }

    async function prepare(): Promise<void> {
      set({ status: 'loading' });
      try {
        find = await load(() => search(get().query));
        set({ status: 'ready' });
        search(get().query);
      } catch {
        set({ status: 'failed' });
      }
    }

    return {
      open: false,
      query: '',
      status: 'idle',
      groups: [],
      hits: [],
      active: -1,
      answer: null,
      asking: false,
      show() {
        set({ open: true });
        const { status, query } = get();
        if (status === 'idle' || status === 'failed') void prepare();
        // A question whose pause ended while the search was closed has not been asked.
        else if (query.trim() !== asked) search(query);
      },
      hide: () => set({ open: false }),
      type: search,
      activate: (active) => set({ active }),
      move(step) {
        const { active, hits } = get();
        if (hits.length > 0) set({ active: (active + step + hits.length) % hits.length });
      },
    };
  });
}
