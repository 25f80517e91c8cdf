import { findNearest } from '../../report/nearest.ts';
import { namesOf } from '../../resolve/model.ts';
import type { Rule } from '../rule.ts';

export const unknownGroup: Rule = {
  id: 'unknown-group',
  level: 'error',
  protects: 'A topic belongs to a group that exists, or it would be in no sidebar.',
  example: { wrong: 'group: clarity', right: 'group: clarity-by-design' },
  *checkDocument(document, model) {
    if (document.kind !== 'topic') return;
    const { group } = document.matter;
    const groups = namesOf(model, 'group');
    if (group === undefined || groups.has(group)) return;
    const hint = `The groups are ${[...groups].map((name) => `\`${name}\``).join(', ')}.`;
    yield {
      at: document.locate(['group']),
      reason: `There is no group \`${group}\`.`,
      hint,
      suggestion: findNearest(group, groups),
    };
  },
};
