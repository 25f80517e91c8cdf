import type { Reference } from '../kinds/shapes.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import { emitFacts } from './facts/facts.ts';
import type { Parts } from './parts.ts';
import { emitPassages } from './passages.ts';
import type { Remember } from './remember.ts';
import { emitReferenceEntry, emitSections } from './search.ts';
import { joinItems, stringifyItems } from './stringify.ts';

/** The texts of the lists that hold the words of all pages, put together from what is remembered of each. */
export type Words = (pages: ReadonlyMap<string, AnyDocument>) => {
  readonly passages: string;
  readonly search: string;
};

/** Gives what gathers the words of pages, by their addresses, for the chatbot and the search. */
export function gatherWords(model: Model, references: readonly Reference[], parts: Parts, remember: Remember): Words {
  const facts = stringifyItems(emitFacts(model, references));
  return (pages) => {
    const gather = (name: string, emit: (document: AnyDocument) => readonly unknown[]) =>
      Array.from(pages, ([path, document]) =>
        remember(
          `${name} ${path}`,
          () => parts.ofWords(document),
          () => stringifyItems(emit(document)),
        ),
      );
    return {
      passages: joinItems([...gather('passages', emitPassages), facts]),
      search: joinItems([
        ...gather('search', (document) => emitSections(document, model)),
        stringifyItems(references.map(emitReferenceEntry)),
      ]),
    };
  };
}
