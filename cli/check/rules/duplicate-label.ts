import { findRepeats } from '../repeats.ts';
import type { Rule } from '../rule.ts';

export const duplicateLabel: Rule = {
  id: 'duplicate-label',
  level: 'error',
  protects: 'A label stands once on its page, so that what points at it finds one thing.',
  example: {
    wrong:
      'By [@prop:one]:\n\n> [!PROPOSITION] A rule {#prop:one}\n> It holds.\n\n> [!PROPOSITION] Another {#prop:one}\n> It holds.',
    right:
      'By [@prop:one] and [@prop:two]:\n\n> [!PROPOSITION] A rule {#prop:one}\n> It holds.\n\n> [!PROPOSITION] Another {#prop:two}\n> It holds.',
  },
  *checkDocument({ body }) {
    for (const [{ target, at }] of findRepeats(body.labels, ({ target }) => target))
      yield { at, reason: `The label \`${target}\` stands on this page twice.`, hint: 'Rename one of the two.' };
  },
};
