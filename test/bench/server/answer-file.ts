import { readFileSync } from 'node:fs';
import type { Answerer } from '../../../server/answer/answer.ts';
import type { ChatTurn } from '../../../server/contract/chat.ts';

const followUp = /^>\s*/;

/**
 * Asks each line of a file and prints the answer with its source; a line that begins with `>` continues the
 * conversation of the line before.
 */
export async function answerFile(path: string, answer: Answerer): Promise<void> {
  const lines = readFileSync(path, 'utf8').split('\n');
  let turns: readonly ChatTurn[] = [];
  for (const [index, line] of lines.filter((line) => line.trim() !== '').entries()) {
    const follows = followUp.test(line);
    const question = line.replace(followUp, '').trim();
    if (!follows) turns = [];
    const { kind, content, sources } = await answer(question, turns);
    turns = [...turns, { question, answer: content }];
    const places = sources.map(({ title, href }) => `${title} <${href}>`).join(', ');
    console.log(`## ${index + 1}. ${follows ? '(follow-up) ' : ''}${question}\n`);
    console.log(`${content}\n\n[${kind}] from: ${places || 'nothing'}\n`);
  }
}
