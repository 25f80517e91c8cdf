import { anchorOfLabel } from '../../core/labels.ts';
import { findNearest } from '../../core/nearest.ts';
import { findPageWith } from '../find-page-with.ts';
import type { Rule } from '../rule.ts';

export const unknownLabel: Rule = {
  id: 'unknown-label',
  level: 'error',
  finds: '`[@fig:name]` points to a label that nothing on the same page has.',
  example: {
    wrong: 'By [@prop:rle]:\n\n> [!PROPOSITION] A rule {#prop:rule}\n> It holds.',
    right: 'By [@prop:rule]:\n\n> [!PROPOSITION] A rule {#prop:rule}\n> It holds.',
  },
  *checkDocument({ body }, model) {
    const labels = body.labels.map(({ target }) => target);
    for (const { target, at } of body.labelUses) {
      if (labels.includes(target)) continue;
      const anchor = anchorOfLabel(target);
      const page = findPageWith(anchor, model);
      yield {
        at,
        reason: `Nothing on this page has the label \`${target}\`${page === undefined ? '' : `; it stands on \`${page}\``}.`,
        hint:
          page !== undefined
            ? `A label holds on its own page. Lead readers there with a link, \`[words](${page}#${anchor})\`.`
            : `Write \`{#${target}}\` at the end of a caption or of the first line of a proposition; labels begin with \`fig:\`, \`tab:\`, \`eq:\` or \`prop:\`.`,
        suggestion: findNearest(target, labels),
      };
    }
  },
};
