import { documentsOf } from '../../parse/document.ts';
import { findNearest } from '../../report/nearest.ts';
import { slugsOf } from '../../resolve/model.ts';
import type { Rule } from '../rule.ts';

export const unknownGroup: Rule = {
  id: 'unknown-group',
  level: 'error',
  protects: 'A topic belongs to a group that exists, or it would be in no sidebar.',
  example: { wrong: 'group: clarity', right: 'group: clarity-by-design' },
  *check(model) {
    const groups = slugsOf(model, 'group');
    for (const topic of documentsOf(model.documents, 'topic')) {
      const { group } = topic.matter;
      if (group === undefined || groups.includes(group)) continue;
      const hint = `The groups are ${groups.map((name) => `\`${name}\``).join(', ')}.`;
      yield {
        at: topic.locate(['group']),
        reason: `There is no group \`${group}\`.`,
        hint,
        suggestion: findNearest(group, groups),
      };
    }
  },
};
