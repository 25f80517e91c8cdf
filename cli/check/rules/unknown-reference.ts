import { uniqueBy } from '../../core/group-by.ts';
import type { Span } from '../../core/problem.ts';
import { explainLetters } from '../../parse/characters.ts';
import { type Model, namesOf } from '../../resolve/model.ts';
import { citedKind, locateReferences } from '../../resolve/references.ts';
import { fixName } from '../find-name.ts';
import { findByDoi, findReferenceName } from '../reference-name.ts';
import { type Rule, shorten } from '../rule.ts';

export const unknownReference: Rule = {
  id: 'unknown-reference',
  level: 'error',
  finds: 'A page lists or cites a publication that has no file in `references/`.',
  example: {
    wrong: 'references: [caplin-dean-2015-reveald-preference]',
    right: 'references: [caplin-dean-2015-revealed-preference]',
  },
  *checkDocument(document, model) {
    const known = namesOf(model, citedKind);
    for (const { role, name, at } of document.wrongNames) if (role === citedKind) yield reportName(name, at, model);
    // A name that is wrong in both the list and the text is reported once.
    const cited = document.body.citations.map(({ target, at }) => ({ id: target, at }));
    for (const one of uniqueBy([...locateReferences(document), ...cited], ({ id }) => id)) {
      const { id } = one;
      if (known.has(id)) continue;
      yield {
        at: one.at,
        reason: `There is no reference \`${id}\`.`,
        hint: `Write the name of a file in \`references/\` without \`.md\`, or add \`references/${id}.md\`.`,
        suggestion: findReferenceName(id, known),
        missing: `references/${id}.md`,
      };
    }
  },
  fix: fixName,
};

/** Reports a name in the list that is not a valid file name. */
function reportName(name: string, at: Span, model: Model) {
  const named = name.match(/\p{Lu}.*?\b(?:1[5-9]|20)\d\d\b/gsu) ?? [];
  const ids = named.flatMap((words) => findReferenceName(words, namesOf(model, citedKind)) ?? []);
  if (named.length > 1 && findByDoi(name, model) === undefined)
    return {
      at,
      reason: `\`${shorten(name)}\` names publications in words.`,
      hint: 'Write the names of files in `references/`, without `.md`, as a list.',
      suggestion: ids.length === 0 ? undefined : `[${ids.join(', ')}]`,
    };
  return {
    at,
    reason: `There is no reference \`${shorten(name)}\`.${explainLetters(name)}`,
    hint: 'Write the name of a file in `references/` without `.md`, `@` and brackets.',
    suggestion: findByDoi(name, model) ?? findReferenceName(name, namesOf(model, citedKind)),
  };
}
