import type { Passage, Reference } from '../../kinds/shapes.ts';
import type { Model } from '../../resolve/model.ts';
import { bookFacts } from './book.ts';
import { toPassage } from './fact.ts';
import { orderFacts, paperFacts, questionnaireFacts } from './pages.ts';
import { authorFacts, publicationFacts, subjectFacts } from './publications.ts';

/** What the data of the site say without any text that says it: sentences for the questions that ask for a fact. */
export function emitFacts(model: Model, references: readonly Reference[]): Passage[] {
  const facts = {
    ...bookFacts(model, references),
    ...orderFacts(model),
    ...questionnaireFacts(model),
    ...paperFacts(model),
    ...subjectFacts(model, references),
    ...authorFacts(references),
    ...publicationFacts(references),
  };
  return Object.entries(facts).map(([name, fact]) => toPassage(name, fact));
}
