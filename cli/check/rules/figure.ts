import { figureNames, isFigureName } from '../../core/figures.ts';
import { findNearest } from '../../core/nearest.ts';
import { quoteAll } from '../../core/words.ts';
import { kinds } from '../../kinds/registry.ts';
import { datasetKind } from '../../resolve/dataset.ts';
import { namesOf } from '../../resolve/model.ts';
import type { Rule } from '../rule.ts';

export const figure: Rule = {
  id: 'figure',
  level: 'error',
  finds: '`::figure{name=…}` names a figure that does not exist, or does not stand alone in its paragraph.',
  example: { wrong: '::figure{name=curve}', right: '::figure{name=curves}' },
  *checkDocument(document, model) {
    // Notes and pages that the app splits into sections cannot show figures.
    const isCut = ['sections', 'note'].includes(kinds[document.kind].text);
    for (const { target, at } of document.body.figures) {
      if (isCut)
        yield {
          at,
          reason: 'This page cannot hold a figure.',
          hint: 'Figures stand in topics, papers and plain pages.',
        };
      else if (!isFigureName(target) && !namesOf(model, datasetKind).has(target)) {
        const known = [...figureNames, ...namesOf(model, datasetKind)];
        const reason = target === '' ? 'The figure has no name.' : `There is no figure \`${target}\`.`;
        yield {
          at,
          reason,
          hint: `Write \`::figure{name=…}\` with one of ${quoteAll(known)}.`,
          suggestion: findNearest(target, known),
        };
      }
    }
    for (const at of document.body.strayFigures)
      yield {
        at,
        reason: 'A figure is written `::figure{name=…}`, alone in its paragraph.',
        hint: 'Write two colons, and the name in braces; leave an empty line before and after it.',
      };
  },
};
