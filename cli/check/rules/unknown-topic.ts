import { findNearest } from '../../report/nearest.ts';
import { namesOf } from '../../resolve/model.ts';
import { findBadPins } from '../../resolve/pins.ts';
import type { Rule } from '../rule.ts';

export const unknownTopic: Rule = {
  id: 'unknown-topic',
  level: 'error',
  protects: 'A pinned `next` names a topic that exists.',
  example: { wrong: 'next: foundations', right: 'next: foundation' },
  *check(model) {
    const topics = namesOf(model, 'topic');
    for (const { topic, target, cause, expected } of findBadPins(model.chain, model.drafts, topics)) {
      if (cause !== 'unknown') continue;
      const suggestion = findNearest(target, topics) ?? expected ?? undefined;
      yield {
        at: topic.locate(['next']),
        reason: `There is no topic \`${target}\`.`,
        hint: 'Name a topic by its file name without `.md`, or remove `next`.',
        suggestion,
      };
    }
  },
};
