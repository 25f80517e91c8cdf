import { createInterface } from 'node:readline/promises';
import { UsageError } from './session.ts';

/** Something to ask a person: `check` says what is wrong with an answer, or null. */
export interface Question {
  readonly text: string;
  readonly choices?: readonly string[];
  /** The answer to an empty line; without it, the question is asked again. */
  readonly otherwise?: string;
  readonly check?: (answer: string) => string | null;
}

export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/** Whether a person sits at both ends. */
export function canAsk({ input, output }: Terminal): boolean {
  return input.isTTY === true && output.isTTY === true;
}

/** Asks until every answer is good. Throws a UsageError when the person ends the input. */
export async function askAll(questions: readonly Question[], terminal: Terminal): Promise<string[]> {
  const lines = createInterface({ input: terminal.input, output: terminal.output });
  const ended = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new UsageError('Nothing was written.')));
  });
  ended.catch(() => undefined);
  const answers: string[] = [];
  try {
    for (const question of questions) answers.push(await Promise.race([askOne(question, lines, terminal), ended]));
    return answers;
  } finally {
    lines.close();
  }
}

async function askOne(
  { text, choices, otherwise, check }: Question,
  lines: ReturnType<typeof createInterface>,
  { output }: Terminal,
): Promise<string> {
  if (choices !== undefined) output.write(choices.map((choice, index) => `  ${index + 1}  ${choice}\n`).join(''));
  for (;;) {
    const typed = (await lines.question(`${text}${otherwise === undefined ? '' : ` (${otherwise})`}: `)).trim();
    const answer = choices?.[Number(typed) - 1] ?? (typed === '' ? (otherwise ?? '') : typed);
    const fault =
      answer === ''
        ? 'Type an answer.'
        : choices !== undefined && !choices.includes(answer)
          ? 'Type one of the numbers.'
          : check?.(answer);
    if (fault === null || fault === undefined) return answer;
    output.write(`${fault}\n`);
  }
}
