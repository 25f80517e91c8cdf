import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/**
 * Runs a program of this repository in a terminal of its own, where somebody types a line whenever a question waits;
 * gives what stood there.
 */
export function atTerminal(
  words: readonly string[],
  dialogue: readonly (readonly [RegExp, string])[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const command = ['node', '--import', './typescript.mjs', ...words].join(' ');
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { ...process.env, ...env },
    timeout: 120_000,
  });
  const waiting = [...dialogue];
  let said = '';
  let read = 0;
  child.stdout.on('data', (chunk) => {
    said += stripVTControlCharacters(String(chunk));
    const [question, answer] = waiting[0] ?? [];
    // A terminal may show a question again while it is answered; each is answered once.
    const found = question?.exec(said.slice(read));
    if (!found) return;
    read += found.index + found[0].length;
    waiting.shift();
    child.stdin.write(`${answer}\n`);
  });
  return new Promise((settle) => child.once('close', () => settle(said)));
}
