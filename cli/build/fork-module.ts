import { fork, type Serializable } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { asDiskFault } from '../core/disk-fault.ts';

/** A module that works in a process of its own, beside this one; it ends by itself when this one does. */
export interface Forked<Task> {
  /** Tells it something; one that has ended already says so by its exit. */
  readonly send: (task: Task) => void;
  /** Settles when it has ended well, or throws: what the disk refused it, or an error that says `failure`, with the reason on standard error. */
  readonly finish: (failure: string) => Promise<void>;
  /** Ends it without the rest. */
  readonly stop: () => void;
}

/** Starts a module of plain JavaScript, which hears tasks as messages. */
export function forkModule<Task extends Serializable>(module: URL): Forked<Task> {
  const child = fork(fileURLToPath(module), { execArgv: [] });
  let fault: unknown;
  child.on('message', (message) => {
    if (typeof message === 'object' && 'fault' in message) fault = Object.assign(new Error(), message.fault);
  });
  const endedWell = new Promise<boolean>((resolve) => {
    child.once('exit', (code) => resolve(code === 0));
  });
  return {
    send: (task) => {
      if (child.connected) child.send(task, () => {});
    },
    finish: async (failure) => {
      if (!(await endedWell)) throw asDiskFault(fault) ?? new Error(failure, { cause: fault });
    },
    stop: () => {
      child.kill();
    },
  };
}
