import { type Answer, noAnswer, type Refusal } from '../../src/lib/api-answer.ts';
import type { Slot } from '../../src/lib/storage.ts';

export function ok<T>(data: T): Answer<T> {
  return { ok: true, data };
}

export const done: Answer<true> = ok(true);

/** A refusal by the server; without a status, no answer at all. */
export function refused(status = 0, rest: Partial<Refusal> = {}): Refusal {
  return { ...noAnswer, status, ...rest };
}

/** Slots that share one storage, as within a tab, or between two tabs. */
export function createSlots(memory = new Map<string, string>()) {
  function slot(key: string): Slot {
    return {
      read: () => memory.get(key) ?? null,
      write: (value) => void (value === null ? memory.delete(key) : memory.set(key, value)),
    };
  }
  return { memory, slot };
}

/** A call whose answers are given by the test, one at a time, and which records what it was called with. */
export function createCall<Asked extends readonly unknown[], T>() {
  const asked: Asked[] = [];
  const waiting: ((answer: T) => void)[] = [];
  const ready: T[] = [];
  function call(...request: Asked): Promise<T> {
    asked.push(request);
    const answer = ready.shift();
    if (answer !== undefined) return Promise.resolve(answer);
    return new Promise((resolve) => waiting.push(resolve));
  }
  /** Answers the call that has waited longest, or the one at this place among those that wait. */
  function answer(given: T, place = 0): void {
    const [resolve] = waiting.splice(place, 1);
    if (resolve) resolve(given);
    else ready.push(given);
  }
  return { call, asked, answer };
}

/** Lets everything that is already settled run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
