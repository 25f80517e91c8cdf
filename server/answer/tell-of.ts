import type { ChatTurn } from '../contract/chat.ts';
import { type Choice, likely } from './choose.ts';
import type { Corpus } from './corpus.ts';
import { toHit } from './find-sections.ts';
import { isOfData, type Passage } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';
import { tokenize } from './terms.ts';

/** The words of a text, so that a name within it can be found. */
function inWords(text: string): string {
  return ` ${tokenize(text).join(' ')} `;
}

/** What the data say of each talk, course and person. */
function listFiles({ passages }: Corpus): readonly Passage[] {
  return passages.filter((each) => each.kind === 'fact' && each.isOfResearcher && /.\//.test(each.path));
}

/** The talk, course or person that a question names; a name may be a subject of the site, too. */
export function findNamedFile(corpus: Corpus, { text }: ParsedQuestion): Passage | undefined {
  const asked = inWords(text);
  const named = listFiles(corpus).find(({ page }) => asked.includes(inWords(page)));
  if (named === undefined) return undefined;
  const isSubject = corpus.passages.some(
    (each) => !isOfData(each) && each.asks.some((ask) => inWords(ask).includes(inWords(named.page))),
  );
  return isSubject ? undefined : named;
}

/** The talk, course or person that the last answer led to. */
export function findLastFile(corpus: Corpus, turns: readonly ChatTurn[]): Passage | undefined {
  const files = listFiles(corpus);
  const links = [...(turns.at(-1)?.answer ?? '').matchAll(/\]\(([^):#]+)/g)].map(([, href]) => href);
  return links.flatMap((href) => files.find(({ path }) => path === href) ?? [])[0];
}

/** From this similarity on a paragraph of the page is about what is asked. */
const nearFrom = 0.25;

/** What the data or the page of a talk, course or person say to a question about it; null when they say nothing. */
export async function tellOf(corpus: Corpus, question: ParsedQuestion, file: Passage): Promise<Choice | null> {
  const about = await corpus.encode(corpus.read(`${question.text} ${file.page}`));
  const fact = corpus
    .matchAsks(about)
    .find(({ passage, confidence }) => isOfData(passage) && passage.path === file.path && confidence >= likely.written);
  if (fact !== undefined) return { hits: [toHit(fact.passage)], isDirect: true };
  const asked = await corpus.encode(corpus.read(question.text.toLowerCase().replaceAll(file.page.toLowerCase(), 'it')));
  // The data have the description, too.
  const sections = corpus.passages.filter(
    ({ kind, path, text }) => kind === 'section' && path === file.path && !file.text.includes(text),
  );
  const rated = await Promise.all(
    sections.map(async (passage) => {
      const near = [...(await corpus.sentenceSimilarities(asked, passage)).values()];
      const title = passage.heading === null ? 0 : corpus.similarityTo(asked, passage);
      return toHit(passage, Math.max(0, title, ...near));
    }),
  );
  const [best] = rated.filter(({ confidence }) => confidence >= nearFrom).sort((a, b) => b.confidence - a.confidence);
  return best === undefined ? null : { hits: [best], isDirect: false, isUnsure: true };
}
