import { startOf } from '../../core/problem.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { isTopic } from '../../resolve/chain.ts';
import { isDraft, type Model } from '../../resolve/model.ts';
import type { Rule } from '../rule.ts';

export const emptyGroup: Rule = {
  id: 'empty-group',
  level: 'warning',
  finds: 'A group has no published topic, and would open on nothing.',
  example: {
    file: 'groups/example.md',
    wrong: 'title: A group that no topic names\norder: 90',
    right: 'title: A group with a topic\norder: 90',
  },
  *check(model) {
    // If a topic does not name its group, it is unknown which groups are empty.
    if (model.gather(ungrouped).length > 0) return;
    const waiting = model.gather(waitingGroup);
    for (const { path, slug } of emptyGroups(model)) {
      if (waiting.includes(slug)) continue;
      yield {
        at: startOf(path),
        reason: `No topic belongs to the group \`${slug}\`.`,
        missing: 'topics',
        hint: 'Add a topic to it, or remove the file.',
      };
    }
  },
};

export const hiddenGroup: Rule = {
  id: 'hidden-group',
  level: 'info',
  finds: 'A group is not shown, because all of its topics still wait for their day.',
  example: {
    file: 'groups/example.md',
    wrong: 'title: A group whose only topic is a draft\norder: 90',
    right: 'title: A group with a topic\norder: 90',
  },
  *check(model) {
    const waiting = model.gather(waitingGroup);
    for (const { path, slug } of emptyGroups(model))
      if (waiting.includes(slug))
        yield {
          at: startOf(path),
          reason: `All topics of \`${slug}\` wait or are drafts: the heading stays hidden until then.`,
        };
  },
};

function emptyGroups({ chain }: Model) {
  return chain.groups.filter(({ topics }) => topics.length === 0).map(({ group }) => group);
}

function waitingGroup(document: AnyDocument, { today }: Model): readonly string[] {
  if (!isTopic(document) || !isDraft(document, today)) return [];
  const { group } = document.frontMatter;
  return group === undefined ? [] : [group];
}

function ungrouped(document: AnyDocument): readonly AnyDocument[] {
  return isTopic(document) && document.frontMatter.group === undefined ? [document] : [];
}
