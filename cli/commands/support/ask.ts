import { createInterface } from 'node:readline/promises';
import { UsageError } from './usage-error.ts';

/** A question for a person; `check` gives what is wrong with an answer, or null. */
export interface Prompt {
  readonly text: string;
  readonly choices?: readonly string[] | undefined;
  /** The default answer, for an empty line; without it, the question is asked again. */
  readonly otherwise?: string | undefined;
  readonly check?: ((answer: string) => string | null) | undefined;
}

export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/** Whether input and output are both a terminal. */
export function canAsk({ input, output }: Terminal): boolean {
  return input.isTTY === true && output.isTTY === true;
}

/** Asks every question until its answer is valid. Throws a UsageError when the input ends. */
export async function askAll(questions: readonly Prompt[], { input, output }: Terminal): Promise<string[]> {
  const lines = createInterface({ input, output });
  // The iterator buffers lines that are typed or pasted before their question.
  const typed = lines[Symbol.asyncIterator]();
  const read = async (prompt: string) => {
    lines.setPrompt(prompt);
    lines.prompt();
    const { value, done } = await typed.next();
    if (done) throw new UsageError('Nothing was written.');
    return value.trim();
  };
  const answers: string[] = [];
  try {
    for (const question of questions) answers.push(await askOne(question, read, output));
    return answers;
  } finally {
    lines.close();
  }
}

async function askOne(
  { text, choices, otherwise, check }: Prompt,
  read: (prompt: string) => Promise<string>,
  output: NodeJS.WritableStream,
): Promise<string> {
  if (choices !== undefined) output.write(choices.map((choice, index) => `  ${index + 1}  ${choice}\n`).join(''));
  for (;;) {
    const typed = await read(`${text}${otherwise === undefined ? '' : ` (${otherwise})`}: `);
    const answer = chosen(typed, choices) ?? (typed === '' ? (otherwise ?? '') : typed);
    const fault = judgeAnswer(answer, choices) ?? check?.(answer) ?? null;
    if (fault === null) return answer;
    output.write(`${fault}\n`);
  }
}

/** The choice with the number that was typed, or the only one that begins with it. */
function chosen(typed: string, choices: readonly string[] = []): string | undefined {
  if (typed === '' || choices.includes(typed)) return undefined;
  const begun = choices.filter((choice) => choice.toLowerCase().startsWith(typed.toLowerCase()));
  return choices[Number(typed) - 1] ?? (begun.length === 1 ? begun[0] : undefined);
}

function judgeAnswer(answer: string, choices: readonly string[] | undefined): string | null {
  if (answer === '') return 'Type an answer.';
  return choices !== undefined && !choices.includes(answer) ? 'Type one of the numbers.' : null;
}
