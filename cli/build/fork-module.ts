import { fork, type Serializable } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { asDiskFault } from '../core/disk-fault.ts';

/** A module that runs in a child process. */
export type Forked = ReturnType<typeof forkModule>;

/** Starts a module of plain JavaScript in a child process, which receives `send` as messages. */
export function forkModule(module: URL) {
  const child = fork(fileURLToPath(module), { execArgv: [] });
  let fault: unknown;
  child.on('message', (message) => {
    if (typeof message === 'object' && 'fault' in message) fault = Object.assign(new Error(), message.fault);
  });
  const endedWell = new Promise<boolean>((resolve) => {
    child.once('exit', (code) => resolve(code === 0));
  });
  return {
    /** Sends it a message; `finish` reports a child that has ended already. */
    send(message: Serializable): void {
      if (child.connected) child.send(message, () => {});
    },
    /** Resolves when it ends with exit code 0. Otherwise throws the fault of the disk that it reported, or an error with the message `failure`. */
    async finish(failure: string): Promise<void> {
      if (!(await endedWell)) throw asDiskFault(fault) ?? new Error(failure, { cause: fault });
    },
    /** Kills it. */
    stop(): void {
      child.kill();
    },
  };
}
