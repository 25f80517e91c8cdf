import type { Passage } from '../../kinds/shapes/passages.ts';
import type { Reference } from '../../kinds/shapes/reference.ts';
import type { Model } from '../../resolve/model.ts';
import { answerPassages } from './answers.ts';
import { bookFacts } from './book.ts';
import { toPassage } from './fact.ts';
import { orderFacts, paperFacts, questionnaireFacts } from './pages.ts';
import { authorFacts, publicationFacts, subjectFacts } from './publications.ts';
import { termPassages } from './terms.ts';

/** Passages that answer a question directly: written answers, definitions, and sentences generated from the site's data. */
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
  return [
    ...answerPassages(model),
    ...termPassages(model),
    ...Object.entries(facts).map(([name, fact]) => toPassage(name, fact)),
  ];
}
