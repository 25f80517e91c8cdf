import type { Choice } from './choose.ts';
import { sourcesOf } from './compose.ts';
import type { Corpus } from './corpus.ts';
import { toHit } from './find-sections.ts';
import type { Passage } from './passages.ts';

/** At most so many publications are listed. */
const most = 3;

/** The publications that the last answer cites, each with its authors and finding; null when there is none. */
export function listSources({ passages }: Corpus, last: Passage | null): Choice | null {
  if (last === null) return null;
  const facts = (last.sources ?? [])
    .map((id) => passages.find((passage) => passage.id === `fact:publication-${id}`))
    .filter((fact) => fact !== undefined)
    .slice(0, most);
  const [first] = facts;
  if (first === undefined) return null;
  const text = facts.length === 1 ? first.text : facts.map((fact) => `- ${fact.text.replaceAll('\n', ' ')}`).join('\n');
  const passage = { ...first, text: `That rests on:\n${text}`, more: sourcesOf(last) };
  return { hits: [toHit(passage)], isDirect: true };
}
