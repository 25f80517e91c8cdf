import { findNearest } from '../../core/nearest.ts';
import type { Rule } from '../rule.ts';

export const unknownLabel: Rule = {
  id: 'unknown-label',
  level: 'error',
  protects: '`[@fig:name]` points at something on the same page that carries this label.',
  example: {
    wrong: 'By [@prop:rle]:\n\n> [!PROPOSITION] A rule {#prop:rule}\n> It holds.',
    right: 'By [@prop:rule]:\n\n> [!PROPOSITION] A rule {#prop:rule}\n> It holds.',
  },
  *checkDocument({ body }) {
    const labels = body.labels.map(({ target }) => target);
    for (const { target, at } of body.labelUses) {
      if (labels.includes(target)) continue;
      yield {
        at,
        reason: `Nothing on this page has the label \`${target}\`.`,
        hint: `Write \`{#${target}}\` at the end of a caption or of the first line of a proposition; labels begin with \`fig:\`, \`tab:\`, \`eq:\` or \`prop:\`.`,
        suggestion: findNearest(target, labels),
      };
    }
  },
};
