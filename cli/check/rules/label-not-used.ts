import type { Rule } from '../rule.ts';

export const labelNotUsed: Rule = {
  id: 'label-not-used',
  level: 'warning',
  finds: 'A label is given, but the text of its page never points to it.',
  example: {
    wrong: 'By this rule:\n\n> [!PROPOSITION] A rule {#prop:rule}\n> It holds.',
    right: 'By [@prop:rule]:\n\n> [!PROPOSITION] A rule {#prop:rule}\n> It holds.',
  },
  *checkDocument({ body }) {
    const used = new Set(body.labelUses.map(({ target }) => target));
    for (const { target, at } of body.labels) {
      // What points at a label without its kind is read as a citation.
      if (used.has(target) || !target.includes(':')) continue;
      yield {
        at,
        reason: `Nothing in the text points at \`${target}\`.`,
        hint: `Write \`[@${target}]\` where the text speaks of it, or take the label away.`,
      };
    }
  },
};
