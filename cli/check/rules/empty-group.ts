import { startOf } from '../../core/problem.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { isTopic } from '../../resolve/chain.ts';
import type { Rule } from '../rule.ts';

export const emptyGroup: Rule = {
  id: 'empty-group',
  level: 'warning',
  protects: 'A group without a published topic would open on nothing.',
  example: {
    file: 'groups/example.md',
    wrong: 'title: A group that no topic names\norder: 90',
    right: 'title: A group with a topic\norder: 90',
  },
  *check(model) {
    // If a topic does not name its group, it is unknown which groups are empty.
    if (model.gather(ungrouped).length > 0) return;
    for (const { group, topics } of model.chain.groups) {
      if (topics.length > 0) continue;
      yield {
        at: startOf(group.path),
        reason: `No topic belongs to the group \`${group.slug}\`.`,
        missing: 'topics',
        hint: 'Add a topic to it, or remove the file.',
      };
    }
  },
};

function ungrouped(document: AnyDocument): readonly AnyDocument[] {
  return isTopic(document) && document.frontMatter.group === undefined ? [document] : [];
}
