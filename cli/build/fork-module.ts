import { fork, type Serializable } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A module that works in a process of its own, beside this one; it ends by itself when this one does. */
export interface Forked<Task> {
  /** Tells it something; one that has ended already says so by its exit. */
  readonly send: (task: Task) => void;
  /** Settles when it has ended well, or throws an error that says `failure`; the reason stands on standard error. */
  readonly finish: (failure: string) => Promise<void>;
  /** Ends it without the rest. */
  readonly stop: () => void;
}

/** Starts a module of plain JavaScript, which hears tasks as messages. */
export function forkModule<Task extends Serializable>(module: URL): Forked<Task> {
  const child = fork(fileURLToPath(module), { execArgv: [] });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  return {
    send: (task) => {
      if (child.connected) child.send(task, () => {});
    },
    finish: async (failure) => {
      if ((await ended) !== 0) throw new Error(failure);
    },
    stop: () => {
      child.kill();
    },
  };
}
