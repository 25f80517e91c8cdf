/**
 * How often the keyless chatbot cites the right page, and declines what the site does not cover. `--trial` and
 * `--strangers` ask the other sets, `--each` shows what missed, `--words` does without the sentence encoder. `--file=FILE`
 * prints instead what it answers to each line of a file; a line that begins with `>` follows on from the one before.
 */
import { answerFromPassages } from '../../../server/answer/answer-from-passages.ts';
import { answerFile } from './answer-file.ts';
import { type Asked, questions, trial } from './chat-questions.ts';
import { readSiteCorpus } from './site-corpus.ts';
import { strangersQuestions } from './strangers-questions.ts';

const answer = answerFromPassages(await readSiteCorpus(process.argv.includes('--words') ? 'words' : 'meaning'));
const asked = chosenSet();
const isShown = process.argv.includes('--each');

function chosenSet(): readonly Asked[] {
  if (process.argv.includes('--strangers')) return strangersQuestions;
  return process.argv.includes('--trial') ? trial : questions;
}

const withoutAnchor = (href: string) => href.replace(/#.*/, '');

async function isRight({ question, pages, after }: Asked): Promise<boolean> {
  const { kind, sources } = await answer(question, after);
  const cited = sources.map(({ href }) => withoutAnchor(href));
  const places = new Set(pages.map(withoutAnchor));
  const isDeclined = kind !== 'answer';
  const right = pages.length === 0 ? isDeclined : !isDeclined && cited.some((page) => places.has(page));
  if (!right && isShown) console.log(`  missed: ${question} -> ${kind} ${cited.join(' ')}`);
  return right;
}

async function rate(name: string, set: readonly Asked[]): Promise<void> {
  let right = 0;
  const start = performance.now();
  for (const each of set) if (await isRight(each)) right += 1;
  const each = (performance.now() - start) / set.length;
  console.log(
    `${name}: ${right} of ${set.length} (${((100 * right) / set.length).toFixed(1)} %), ${each.toFixed(1)} ms each`,
  );
}

const file = process.argv.find((option) => option.startsWith('--file='))?.replace('--file=', '');
if (file === undefined) {
  await rate(
    'answered with the right page',
    asked.filter(({ pages }) => pages.length > 0),
  );
  await rate(
    'declined what the site does not cover',
    asked.filter(({ pages }) => pages.length === 0),
  );
} else {
  await answerFile(file, answer);
}
