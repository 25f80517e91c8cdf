import { findNearest } from '../../core/nearest.ts';
import type { Rule } from '../rule.ts';
import { brokenUses } from '../uses.ts';

export const brokenAnchor: Rule = {
  id: 'broken-anchor',
  level: 'error',
  protects: 'A link to a heading leads to a heading that its page has.',
  example: {
    wrong: '[clarity](/resources/decision#from-opinion-to-choice)',
    right: '[clarity](/resources/decision#from-opinions-to-choices)',
  },
  *checkDocument(document, model) {
    for (const { use, link } of brokenUses(document, model, 'anchor')) {
      const hint = `The anchor of a heading is its text in lower case with hyphens, such as \`#${link.anchors[0] ?? 'first-heading'}\`.`;
      yield {
        at: use.at,
        reason: `\`${link.path}\` has no heading \`#${link.anchor}\`${/^(?:heading=|bookmark=|_?ftn|_toc|_heading|_ref)/i.test(link.anchor) ? ': it is an anchor of Google Docs or Word' : ''}.`,
        hint,
        suggestion: findNearest(link.anchor, link.anchors),
      };
    }
  },
};
