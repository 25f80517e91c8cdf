import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Prompts on the terminal and hides what is typed; reads one line of standard input when there is no terminal. */
export async function promptSecret(prompt: string): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (!isTerminal) {
    for await (const line of createInterface({ input: process.stdin })) return line;
    return '';
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  // Before the prompt: whoever types at once would be shown what is typed.
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write(prompt);
  const answer = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return answer;
}

/** Prompts for yes or no; no when there is no terminal. */
export async function confirm(question: string): Promise<boolean> {
  if (process.stdin.isTTY !== true) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** All of standard input. */
export async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
