/**
 * How often the keyless chatbot answers from the right page, and declines what the site does not cover, on all questions
 * whose answers are known, a set a line. `--only=SET` asks one of them, `--each` shows what is not as it should be,
 * `--words` does without the sentence encoder. `--file=FILE` prints instead what it answers to each line of a file; a
 * line that begins with `>` follows on from the one before.
 */
import type { Given } from '../../../server/answer/answer.ts';
import { answerFromPassages } from '../../../server/answer/answer-from-passages.ts';
import type { ChatTurn } from '../../../server/contract/chat.ts';
import { answerFile } from './answer-file.ts';
import { type Asked, readSets } from './sets.ts';
import { createKeptEncoder, readSiteCorpus } from './site-corpus.ts';

const encoder = createKeptEncoder();
const byWords = process.argv.includes('--words');
const answer = answerFromPassages(await readSiteCorpus(byWords ? null : encoder.encode));
const isShown = process.argv.includes('--each');

const bare = (href: string) => href.replace(/#.*/, '');

/** The outcome of a question: answered or shown with doubt, from the right page or not, or declined. */
type Outcome = 'right' | 'doubted right' | 'doubted wrong' | 'declined' | 'wrong';

function judge({ pages }: Asked, given: Given): Outcome {
  const { kind, content, sources, isUnsure } = given;
  const [covered = ''] = content.split('\n\nSee also ');
  const places = new Set(pages.map(bare));
  const isRight = sources.some(({ href }) => places.has(bare(href)) && covered.includes(bare(href)));
  if (kind === 'answer') return isRight ? 'right' : 'wrong';
  if (isUnsure !== true) return 'declined';
  return isRight ? 'doubted right' : 'doubted wrong';
}

/** The conversation before a question that follows on from another. */
async function before(first: string | undefined): Promise<readonly ChatTurn[]> {
  return first === undefined ? [] : [{ question: first, answer: (await answer(first)).content }];
}

async function rate(name: string, asked: readonly Asked[]): Promise<void> {
  const counts = new Map<Outcome, number>();
  for (const each of asked) {
    const given = await answer(each.question, each.after ?? (await before(each.first)));
    const outcome = judge(each, given);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const isAsWanted = each.pages.length > 0 ? outcome === 'right' : outcome === 'declined';
    if (isShown && !isAsWanted) {
      const from = given.sources.map(({ href }) => bare(href)).slice(0, 2);
      console.log(
        `  ${outcome}: ${each.first === undefined ? '' : `${each.first} | `}${each.question} -> ${from.join(' ')}`,
      );
    }
  }
  const covered = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([outcome, count]) => `${count} ${outcome}`);
  console.log(`${name} (${asked.length}): ${covered.join(', ')}`);
}

const optionOf = (name: string) => process.argv.find((option) => option.startsWith(name))?.replace(name, '');
const file = optionOf('--file=');
const only = optionOf('--only=');
if (file !== undefined) {
  await answerFile(file, answer);
} else {
  const sets = [...readSets()].filter(([name]) => only === undefined || name === only);
  for (const [name, asked] of sets)
    await rate(
      name,
      asked.filter(({ pages }) => pages.length > 0),
    );
  for (const [name, asked] of sets)
    await rate(
      `${name}, not answered here`,
      asked.filter(({ pages }) => pages.length === 0),
    );
}
await encoder.close();
