import { type ChildProcess, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A window of a browser that this machine has. */
export interface Window {
  /** Gives the page a width in pixels, as near as the window allows. */
  readonly size: (width: number, height: number) => Promise<unknown>;
  readonly go: (url: string) => Promise<unknown>;
  /** Gives what a function returns in the page, where it is called with this text. */
  readonly run: <T>(question: (text: string) => T, text?: string) => Promise<T>;
  /** Presses keys one after the other, by their codes in WebDriver. */
  readonly press: (...keys: readonly string[]) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Sends a command of WebDriver, such as `Navigate`, and gives what comes of it. */
export type Send = (command: string, sent: object) => Promise<unknown>;

/** A window whose browser takes these commands. */
export function windowOf(send: Send, close: () => Promise<void>): Window {
  return {
    size: (width, height) => send('SetWindowRect', { x: 0, y: 0, width, height }),
    go: (url) => send('Navigate', { url }),
    run: <T>(question: (text: string) => T, text = '') =>
      send('ExecuteScript', { script: `return (${question})(arguments[0])`, args: [text] }) as Promise<T>,
    press: (...keys) => {
      const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      return send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    close,
  };
}

/** Tries again while a program is starting, for twenty seconds. */
export async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await pause(200);
    }
  }
}

/** Ends a program and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await gone;
}

/** The programs of these that the machine does not have. */
export function findMissing(programs: readonly string[]): readonly string[] {
  return programs.filter((program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error !== undefined);
}
