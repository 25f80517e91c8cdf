import { type Derived, derive, deriveEach } from '../../core/graph.ts';
import { type Fact, toPassage } from '../../kinds/fact.ts';
import type { KindModule, SiteView } from '../../kinds/kind.ts';
import { markOfResearcher } from '../../kinds/paths.ts';
import { kindNames, kinds } from '../../kinds/registry.ts';
import type { Reference } from '../../kinds/shapes/reference.ts';
import type { Document } from '../../parse/document.ts';
import { answerKind, termKind } from '../../resolve/anchors.ts';
import type { Model } from '../../resolve/model.ts';
import { stringifyItems } from '../stringify.ts';
import { emitAnswer } from './answers.ts';
import { bookFacts, researcherFact } from './book.ts';
import { orderFacts, paperFacts, questionnaireFacts } from './pages.ts';
import { authorFacts, ownFacts, subjectFacts, tellPublication } from './publications.ts';
import { defineTerm } from './terms.ts';

/**
 * The serialised passages that answer a question directly: written answers, definitions, and sentences generated from
 * the site's data.
 */
export function followFacts(
  model: Model,
  site: SiteView,
  references: Derived<readonly Reference[]>,
): Derived<readonly string[]> {
  const answerText = deriveEach((answer: Document<typeof answerKind>) => stringifyItems([emitAnswer(answer, model)]));
  const termText = deriveEach((term: Document<typeof termKind>) => stringifyItems([defineTerm(term, model)]));
  const publicationText = deriveEach((reference: Reference) => writeFacts([tellPublication(reference, site)]));
  const ofKinds = kindNames.flatMap((kind) => {
    const { facts }: KindModule = kinds[kind];
    return facts === undefined ? [] : [() => facts(site)];
  });
  const others = [
    ...ofKinds,
    () => bookFacts(model, references()),
    () => researcherFact(model, references()),
    () => orderFacts(model),
    () => questionnaireFacts(model),
    // What is asked of papers alone is asked of one's own.
    () => ownFacts(model, site, references()),
    () => paperFacts(model),
    () => subjectFacts(model, references()),
    () => authorFacts(site, references()),
  ].map((make) => derive(() => writeFacts(Object.entries<Fact>(make()))));
  return derive(() => [
    ...model.publishedOf(answerKind).map(answerText),
    ...model.publishedOf(termKind).map(termText),
    ...others.map((text) => text()),
    ...references().map(publicationText),
  ]);
}

function writeFacts(facts: readonly (readonly [name: string, fact: Fact])[]): string {
  return stringifyItems(
    facts.map(([name, fact]) => {
      const passage = toPassage(name, fact);
      return { ...passage, ...markOfResearcher(passage.path) };
    }),
  );
}
