import { findNearest } from '../../core/nearest.ts';
import { decode } from '../../core/text.ts';
import { isList } from '../../kinds/lists.ts';
import { findPageWith } from '../find-page-with.ts';
import { asSuggested, write } from '../fixer.ts';
import { isMeant } from '../meant-name.ts';
import type { Rule } from '../rule.ts';
import { brokenUses } from '../uses.ts';

export const brokenAnchor: Rule = {
  id: 'broken-anchor',
  level: 'error',
  finds: 'A link leads to a heading, or to an entry of a list, that its page does not have.',
  example: {
    wrong: '[clarity](/resources/decision#from-opinion-to-choice)',
    right: '[clarity](/resources/decision#from-opinions-to-choices)',
  },
  *checkDocument(document, model) {
    for (const { use, link } of brokenUses(document, model, 'anchor')) {
      const { path, anchor, anchors } = link;
      const near = findNearest(anchor, anchors);
      const page = findPageWith(anchor, model);
      const address = `${page}#${anchor}`;
      const [part, form] = isList(path)
        ? ['part', 'The anchors of this page are']
        : ['heading', 'The anchor of a heading is its text in lower case with hyphens,'];
      const isWord = /^(?:heading=|bookmark=|_?ftn|_toc|_heading|_ref)/i.test(anchor);
      yield {
        at: use.at,
        reason: `\`${path}\` has no ${part} \`#${anchor}\`${isWord ? ': it is an anchor of Google Docs or Word' : ''}${page === undefined ? '' : `, but \`${page}\` has one`}.`,
        hint:
          page === undefined
            ? `${form} such as \`#${anchors[0] ?? 'first-heading'}\`.`
            : `If the section was moved there, write \`${address}\`.`,
        suggestion: near === undefined ? page && address : `${use.target.slice(0, use.target.indexOf('#') + 1)}${near}`,
        ...(page !== undefined && { form: 'elsewhere' }),
      };
    }
  },
  fix: asSuggested((one, suggestion) => {
    const { written, problem, document, model } = one;
    const hash = written.indexOf('#');
    if (hash === -1 || document === undefined) return [];
    const link = model.resolve(written, document);
    const anchors = link.kind === 'broken' && link.cause === 'anchor' ? link.anchors : [];
    const typed = decode(written.slice(hash + 1));
    const anchor = suggestion.slice(suggestion.indexOf('#') + 1);
    return [write(one, suggestion, problem.form === undefined && isMeant(typed, anchor, anchors))];
  }),
};
