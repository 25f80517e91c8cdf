/**
 * The part of the desk's store that holds what was loaded: the data of each view, how its list is narrowed, what is
 * being read, what went wrong and what was done last.
 */
import { type Answer, explainRefusal, noAnswer } from '../../lib/api-answer.ts';
import type { DeskData, DeskPart } from './desk-api.ts';
import type { DataSlice, DeskDeps, GetDesk, SetDesk } from './desk-state.ts';

/** Parts that any change may concern. */
const always: readonly DeskPart[] = ['overview', 'audit'];

export function createData(set: SetDesk, get: GetDesk, { desk, token: kept, changed, now }: DeskDeps): DataSlice {
  const latest = new Map<DeskPart, number>();

  function explain(answer: Answer<unknown>, parts: readonly DeskPart[]): void {
    if (answer.ok) return;
    if (answer.code === 'session-invalid') {
      kept.write(null);
      get().restoreToken();
      set({
        loginProblem: { text: 'Your login has expired. Log in again; what you wrote is kept.', field: null },
      });
      return;
    }
    const text = explainRefusal(answer) ?? 'The server could not do this. Try again later.';
    // Retry reads all that is missing, whichever of it failed last.
    const missing = parts.length === 0 ? [] : (get().problem?.parts ?? []);
    set({
      problem: {
        text: answer.status === 0 ? `${text} What you write here is kept.` : text,
        parts: [...new Set([...missing, ...parts])],
      },
    });
  }

  /** A problem once a part has been read: it stays as long as another part is missing. */
  function withoutPart(problem: DataSlice['problem'], part: DeskPart): DataSlice['problem'] {
    if (!problem?.parts.includes(part)) return problem;
    const parts = without(problem.parts, part);
    return parts.length === 0 ? null : { ...problem, parts };
  }

  async function loadOne<Part extends DeskPart>(part: Part): Promise<void> {
    const { token } = get();
    if (token === null) return;
    const request = (latest.get(part) ?? 0) + 1;
    latest.set(part, request);
    set(({ loading }) => ({ loading: [...loading, part] }));
    const answer: Answer<DeskData[Part]> = await desk.read(part, token);
    set(({ loading }) => ({ loading: without(loading, part) }));
    // An outdated answer, or one for a session that has ended, is dropped.
    if (latest.get(part) !== request || get().token !== token) return;
    if (!answer.ok) return explain(answer, [part]);
    set(({ data, problem }) => ({
      data: { ...data, [part]: answer.data },
      problem: withoutPart(problem, part),
    }));
  }

  return {
    data: {},
    loading: [],
    problem: null,
    done: '',
    narrowed: {},

    narrow: (part, change) =>
      set(({ narrowed }) => ({ narrowed: { ...narrowed, [part]: { ...narrowed[part], ...change } } })),

    load: async (...parts) => void (await Promise.all(parts.map(loadOne))),

    async use(call) {
      const { token } = get();
      if (token === null) return noAnswer;
      set({ problem: null, done: '' });
      const answer = await call(token);
      // What is refused to a session that has ended says nothing of the one that has begun since.
      if (get().token === token) explain(answer, []);
      return answer;
    },

    async change(change, done, ...parts) {
      const answer = await get().use((token) => desk.change(change, token));
      if (answer.ok) {
        set({ done });
        changed.write(String(now()));
      }
      // What was refused because it changed meanwhile is loaded again.
      const isOld = !answer.ok && (answer.status === 404 || answer.status === 409);
      const shown = Object.keys(get().data) as DeskPart[];
      if (answer.ok || isOld)
        await get().load(...new Set([...parts, ...always.filter((part) => shown.includes(part))]));
      return answer.ok;
    },

    dismissProblem: () => set({ problem: null }),
  };
}

function without(parts: readonly DeskPart[], part: DeskPart): readonly DeskPart[] {
  const index = parts.indexOf(part);
  return parts.filter((_, position) => position !== index);
}
