/**
 * The part of the forum's store that holds the list: the questions that were loaded, the filter, how many are shown,
 * and loading earlier ones.
 */
import type { Question } from '../../../server/contract/forum.ts';
import { limits } from '../../lib/limits.ts';
import type { ForumDeps, GetForum, QuestionsSlice, SetForum } from './forum-state.ts';
import { filterQuestions, joinQuestions, readFilter } from './question-list.ts';

/** How many questions are shown at first, and added with each request for earlier ones. */
export const pageSize = 20;

const failure = 'Failed to load questions. Please try again.';

export function createQuestions(set: SetForum, get: GetForum, { api, alert }: ForumDeps): QuestionsSlice {
  let latest = 0;

  function alertFailure() {
    if (!get().left) alert(failure);
  }

  function receive(answer: readonly Question[]) {
    const known = get().questions;
    const next = replaceNewest(known, answer);
    set(({ asked }) => ({
      status: 'ready',
      ...next,
      asked: holds(known, asked) && !holds(next.questions, asked) ? null : asked,
    }));
  }

  let earlier: Promise<boolean> | null = null;

  /** Loads earlier questions, once for all that ask for them at a time: a second answer would bring nothing new. */
  function loadEarlier(): Promise<boolean> {
    earlier ??= readEarlier().finally(() => {
      earlier = null;
    });
    return earlier;
  }

  /** Reads questions older than the oldest known one; a backend without paging sends nothing new. */
  async function readEarlier(): Promise<boolean> {
    set({ loadingEarlier: true });
    const answer = await api.questions(get().questions[0]?._id);
    if (!answer.ok) {
      set({ loadingEarlier: false });
      alertFailure();
      return false;
    }
    const known = get().questions;
    const questions = joinQuestions(answer.data, known);
    const more = questions.length > known.length && answer.data.length >= limits.page;
    set({ questions, more, loadingEarlier: false });
    return true;
  }

  return {
    status: 'loading',
    questions: [],
    filter: 'all',
    pages: 1,
    more: false,
    loadingEarlier: false,

    async load() {
      latest += 1;
      const request = latest;
      set({ status: 'loading' });
      const answer = await api.questions();
      if (request !== latest) return;
      if (!answer.ok) {
        set({ status: 'failed' });
        alertFailure();
        return;
      }
      receive(answer.data);
    },

    async refresh() {
      if (get().status === 'loading') return;
      const request = latest;
      const answer = await api.questions();
      if (request === latest && answer.ok) receive(answer.data);
    },

    async showEarlier() {
      const { questions, filter, pages, more, loadingEarlier } = get();
      if (loadingEarlier) return;
      const waiting = filterQuestions(questions, filter).length > pages * pageSize;
      if (waiting || (more && (await loadEarlier()))) set({ pages: pages + 1 });
    },

    setFilter: (filter) => set({ filter, pages: 1 }),

    enter(query) {
      const filter = readFilter(query);
      if (filter !== get().filter) get().setFilter(filter);
    },

    async showQuestion(id) {
      const find = () => filterQuestions(get().questions, 'all').findIndex((question) => question._id === id);
      while (find() < 0 && get().more && (await loadEarlier()));
      const index = find();
      if (index < 0) return false;
      set(({ pages }) => ({ filter: 'all', pages: Math.max(pages, Math.ceil((index + 1) / pageSize)) }));
      return true;
    },
  };
}

function holds(questions: readonly Question[], asked: string | null): boolean {
  return questions.some(({ text }) => text === asked);
}

/** Replaces the known questions of the newest list's period; older ones that were loaded before stay. */
function replaceNewest(known: readonly Question[], answer: readonly Question[]) {
  const newest = joinQuestions([], answer);
  const more = newest.length >= limits.page;
  const oldest = newest[0]?.createdAt ?? '';
  return { more, questions: joinQuestions(more ? known.filter(({ createdAt }) => createdAt < oldest) : [], newest) };
}
