import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { until } from './until.ts';
import { type Workspace, workspace } from './workspace.ts';

/** `site watch` over a content folder of its own. */
export interface Watching extends Workspace {
  readonly generated: string;
  readonly pid: number | undefined;
  /** Everything that it has said so far. */
  readonly said: () => string;
  /** Waits for a text in its output; throws with the output when it ends or the limit passes before. */
  readonly hear: (words: string | RegExp) => Promise<void>;
  /** Ends it, and gives its exit code. */
  readonly end: () => Promise<number | null>;
}

export interface Started {
  /** A program with arguments that runs the command given after them, such as `unshare`. */
  readonly through?: readonly string[];
  /** Modules to preload into the compiler. */
  readonly preload?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly site?: Workspace;
}

const running = new Set<{ readonly child: ChildProcess; readonly site: Workspace }>();

/** Ends what a failed test left running, which would keep this process alive. */
export function endWatches(): void {
  for (const { child, site } of running) {
    child.kill('SIGKILL');
    site.remove();
  }
}

/** Starts a watch, and waits until it watches. */
export async function startWatch({
  through = [],
  preload = [],
  env = {},
  site = workspace(),
}: Started = {}): Promise<Watching> {
  const generated = join(site.root, 'generated');
  const folders = ['--content', site.content, '--out', generated, '--now', '2026-01-01'];
  const imports = ['./typescript.mjs', ...preload].flatMap((module) => ['--import', module]);
  const [program = '', ...args] = [...through, process.execPath, ...imports, 'cli/main.ts', 'watch', ...folders];
  const child = spawn(program, args, { env: { ...process.env, NO_COLOR: '1', ...env } });
  const started = { child, site };
  running.add(started);
  const output = listenTo(child);
  const gone = new Promise<number | null>((settle) => child.once('close', settle));
  await output.hear('watching ');
  return {
    ...site,
    ...output,
    generated,
    pid: child.pid,
    async end() {
      child.kill('SIGTERM');
      const code = await gone;
      running.delete(started);
      site.remove();
      return code;
    },
  };
}

function listenTo(child: ChildProcess): Pick<Watching, 'said' | 'hear'> {
  let said = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  child.once('close', () => {
    isOver = true;
  });
  const isSaid = (words: string | RegExp) => (typeof words === 'string' ? said.includes(words) : words.test(said));
  return {
    said: () => said,
    async hear(words) {
      await until(
        () => isSaid(words) || isOver,
        () => `${words} in\n${said}`,
      );
      if (!isSaid(words)) throw new Error(`It has ended without ${words}:\n${said}`);
    },
  };
}
