import { findNearest } from '../../core/nearest.ts';
import { explainLetters } from '../../parse/characters.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { topicKind } from '../../resolve/chain.ts';
import { namesOf } from '../../resolve/model.ts';
import { findName, fixName } from '../find-name.ts';
import { findBadPins } from '../pins.ts';
import { type Rule, shorten } from '../rule.ts';

export const unknownTopic: Rule = {
  id: 'unknown-topic',
  level: 'error',
  finds: "A topic's `next` names a topic that does not exist.",
  example: { wrong: 'next: foundations', right: 'next: foundation' },
  *check(model) {
    const topics = namesOf(model, topicKind);
    const hint = 'Name a topic by its file name without `.md`, or remove `next`.';
    for (const { name, at } of model.gather(wrongTopics)) {
      const reason = `There is no topic \`${shorten(name)}\`.${explainLetters(name)}`;
      yield { at, reason, hint, suggestion: findName(name, model, topicKind) };
    }
    for (const { topic, target, cause, expected } of findBadPins(model))
      if (cause === 'unknown')
        yield {
          at: topic.locate(['next']),
          reason: `There is no topic \`${target}\`.`,
          hint,
          suggestion: findNearest(target, topics) ?? expected,
          missing: `topics/${target}.md`,
        };
  },
  fix: fixName,
};

function wrongTopics({ wrongNames }: AnyDocument) {
  return wrongNames.filter(({ role }) => role === topicKind);
}
