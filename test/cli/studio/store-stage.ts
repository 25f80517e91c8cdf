import { createStudioStore } from '../../../cli/studio/app/store.ts';
import type { Calls, Opened, Tree } from '../../../cli/studio/contract.ts';

type Name = keyof Calls;

interface Asked {
  readonly name: Name;
  readonly sent: unknown;
  readonly settle: (got: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** A store whose calls are answered by hand, in any order. */
export function stage() {
  const waiting: Asked[] = [];
  const call = (name: Name, sent: unknown) =>
    new Promise<unknown>((settle, fail) => waiting.push({ name, sent, settle, fail })) as Promise<never>;
  const store = createStudioStore({ call });
  /** Takes the call with this name that has waited longest. */
  const take = (name: Name): Asked => {
    const at = waiting.findIndex((one) => one.name === name);
    const [found] = at < 0 ? [] : waiting.splice(at, 1);
    if (found === undefined) throw new Error(`Nobody waits for \`${name}\``);
    return found;
  };
  /** Takes a call, answers it, and lets the store do all that follows from that. */
  async function answer<One extends Name>(name: One, got: Calls[One]['got'], asked = take(name)): Promise<void> {
    asked.settle(got);
    await turn();
  }
  return {
    store,
    get: store.getState,
    take,
    answer,
    /** Has the disk looked at again, and tells what is there. */
    async lookAtDisk(disk: Calls['disk']['got']) {
      void store.getState().checkDisk();
      await answer('tree', tree());
      await answer('disk', disk);
    },
    isAsked: (name: Name) => waiting.some((one) => one.name === name),
  };
}

/** Every promise that can settle by now has settled after it. */
export const turn = () => new Promise((settle) => setImmediate(settle));

export const head = '---\ntitle: T\n---\n';
export const nothing = { problems: [], shown: null };

export function opened(path: string, body: string): Opened {
  return { path, text: head + body, fields: [], names: {}, ...nothing };
}

export function tree(errors = 0): Tree {
  return { site: 'S', sections: [], others: [], errors, kinds: [], undo: null };
}

/** A store with one file open. */
export async function writing(path = 'content/a.md', body = 'A.\n') {
  const own = stage();
  void own.get().open(path);
  await own.answer('open', opened(path, body));
  return own;
}

type Kept = Record<string, string>;

/** The browser's storage, as long as a test needs it. */
export async function withStorage(work: () => Promise<void>): Promise<void> {
  // As in a browser, what is kept are the keys of the storage itself.
  const localStorage = Object.create({
    getItem(this: Kept, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Kept, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Kept, key: string) {
      delete this[key];
    },
  });
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
  try {
    await work();
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
}
