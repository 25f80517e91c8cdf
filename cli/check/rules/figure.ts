import { figureNames } from '../../core/figures.ts';
import { findNearest } from '../../core/nearest.ts';
import { kinds } from '../../kinds/registry.ts';
import type { Rule } from '../rule.ts';

export const figure: Rule = {
  id: 'figure',
  level: 'error',
  protects: '`::figure{name=…}` names a figure that exists and stands alone in its paragraph.',
  example: { wrong: '::figure{name=curve}', right: '::figure{name=curves}' },
  *checkDocument(document) {
    // What is cut into sections by the app has no room for a figure.
    const isCut = ['sections', 'note'].includes(kinds[document.kind].text);
    const names = figureNames.map((name) => `\`${name}\``).join(', ');
    for (const { target, at } of document.body.figures) {
      if (isCut)
        yield {
          at,
          reason: 'This page cannot hold a figure.',
          hint: 'Figures stand in topics, papers and plain pages.',
        };
      else if (!(figureNames as readonly string[]).includes(target)) {
        const reason = target === '' ? 'The figure has no name.' : `There is no figure \`${target}\`.`;
        yield {
          at,
          reason,
          hint: `Write \`::figure{name=…}\` with one of ${names}.`,
          suggestion: findNearest(target, figureNames),
        };
      }
    }
    for (const at of document.body.strayFigures)
      yield {
        at,
        reason: 'A figure stands alone in its paragraph, as `::figure{name=…}`.',
        hint: 'Leave an empty line before and after it.',
      };
  },
};
