import { once } from '../core/lazily.ts';
import { readPublication } from '../core/publication.ts';
import { joinWords } from '../core/words.ts';
import { findCitations } from '../parse/citations.ts';
import { wholeFrontMatter } from '../parse/document.ts';
import { plainTextOf } from '../parse/plain.ts';
import type { Nodes } from '../parse/tree.ts';
import { nameReference } from '../render/citation-text.ts';
import type { Model } from '../resolve/model.ts';
import { citedKind } from '../resolve/references.ts';
import { sayMath } from './say-math.ts';

/** A sentence that ends here leaves a gap before a citation, unless it is `and so on` or `five years on`. */
const leadsTo =
  /\b(?:and|as|at|by|cf\.|e\.g\.|following|from|in|like|of|(?<!(?:early|goes|later|months|so|years) )on|per|see|than|to|with)(?: also)?\s$/i;
/** A sentence that begins here has a citation for its subject. */
const begins = /(?:^|[.!?]\s)$/;
const goesOn = /^\s+\p{Ll}/u;

/**
 * The words of a node for the search and the chatbot: formulas in one line, no citations but those that a sentence needs,
 * as in `shown by [@one]`, or that stand alone, as in a cell. These are said by their names, as the number that readers
 * see means nothing there. Words that are struck out are left out, as they would look like the others.
 */
export function sayPlainly(node: Nodes, model: Pick<Model, 'find'>): string {
  const isAlone = once(() => !/[\p{L}\p{N}]/u.test(plainTextOf(node)));
  return plainTextOf(node, {
    math: sayMath,
    struck: () => '',
    citation(written, at, text) {
      const isNeeded =
        isAlone() ||
        leadsTo.test(text.slice(0, at)) ||
        (begins.test(text.slice(0, at)) && goesOn.test(text.slice(at + written.length)));
      return isNeeded ? nameCited(written, model) : '';
    },
  });
}

function nameCited(written: string, model: Pick<Model, 'find'>): string {
  const ids = findCitations(written, written, 0).flatMap(({ items }) => items.map(({ id }) => id));
  const names = ids.flatMap((id) => {
    const document = model.find(citedKind, id);
    return document === undefined ? [] : nameReference(readPublication(id, wholeFrontMatter(document), ''));
  });
  return joinWords(names);
}
