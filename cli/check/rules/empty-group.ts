import { startOf } from '../../report/problem.ts';
import type { Rule } from '../rule.ts';

/** A group without a published topic would open on nothing. */
export const emptyGroup: Rule = {
  id: 'empty-group',
  level: 'warning',
  *check(model) {
    for (const { group, topics } of model.chain.groups) {
      if (topics.length > 0) continue;
      yield {
        at: startOf(group.path),
        reason: `No topic belongs to the group \`${group.slug}\`.`,
        hint: 'Add a topic to it, or remove the file.',
      };
    }
  },
};
