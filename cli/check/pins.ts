import type { AnyDocument } from '../parse/document.ts';
import { type Chain, isTopic, nextInChain, type Topic, topicKind } from '../resolve/chain.ts';
import { type Model, namesOf } from '../resolve/model.ts';
import type { Rule } from './rule.ts';

/** Why a `next` contradicts the order of the chain. */
type PinCause = 'self' | 'unknown' | 'draft' | 'fork' | 'cycle' | 'unreachable' | 'order';

interface BadPin {
  readonly topic: Topic;
  readonly target: string;
  readonly cause: PinCause;
  /** The next topic by group and order, to which the pin may be set. */
  readonly expected: string | undefined;
  /** Other topics involved: the one with the same `next`, or those that could no longer be reached. */
  readonly others: readonly string[];
}

/**
 * Finds the pins that contradict the chain, each with its most specific cause: the target is the topic itself (self),
 * an unknown topic or a draft; another topic is pinned to the same target (fork); it leads back, so that readers would
 * go round in a circle (cycle); it skips topics that could no longer be reached (unreachable); or it only changes the
 * order.
 */
export function findBadPins(model: Model): BadPin[] {
  const all = model.gather(pinnedTopics);
  if (all.length === 0) return [];
  const { chain, drafts } = model;
  const known = namesOf(model, topicKind);
  const indexOf = ({ slug }: Topic) => chain.indexes.get(slug) ?? 0;
  const pinned = all.filter(({ slug }) => chain.indexes.has(slug)).sort((a, b) => indexOf(a) - indexOf(b));
  return pinned.flatMap((topic): BadPin[] => {
    const target = topic.frontMatter.next ?? '';
    const expected = nextInChain(chain, topic.slug)?.slug;
    if (target === expected) return [];
    const bad = (cause: PinCause, others: readonly string[] = []) => [{ topic, target, cause, expected, others }];
    if (target === topic.slug) return bad('self');
    if (drafts.some((draft) => isTopic(draft) && draft.slug === target)) return bad('draft');
    if (!chain.indexes.has(target)) return known.has(target) ? [] : bad('unknown');
    const rival = pinned.find((other) => other !== topic && other.frontMatter.next === target);
    if (rival !== undefined) return bad('fork', [rival.slug]);
    const missed = findMissed(chain, topic);
    if (missed.length === 0) return bad('order');
    const leadsBack = (chain.indexes.get(target) ?? 0) < (chain.indexes.get(topic.slug) ?? 0);
    return bad(leadsBack ? 'cycle' : 'unreachable', missed);
  });
}

function pinnedTopics(document: AnyDocument): readonly Topic[] {
  return isTopic(document) && document.frontMatter.next !== undefined ? [document] : [];
}

/** The topics that a reader who follows every `next` from a topic never reaches. */
function findMissed(chain: Chain, start: Topic): string[] {
  const met = new Set<string>();
  for (let slug: string | undefined = start.slug; slug !== undefined && !met.has(slug); ) {
    met.add(slug);
    const topic: Topic | undefined = chain.topics[chain.indexes.get(slug) ?? -1];
    slug = topic?.frontMatter.next ?? nextInChain(chain, slug)?.slug;
  }
  return chain.topics.map((topic) => topic.slug).filter((slug) => !met.has(slug));
}

/** Makes the check for pinned `next` values with a given cause; it suggests the next topic by group and order. */
export function pinsWith(cause: PinCause, explain: (pin: BadPin) => string): NonNullable<Rule['check']> {
  return (model) =>
    findBadPins(model)
      .filter((pin) => pin.cause === cause)
      .map((pin) => ({
        at: pin.topic.locate(['next']),
        reason: explain(pin),
        hint: 'Remove `next`: the order within the group decides. To change the order, change `order`.',
        suggestion: pin.expected,
      }));
}
