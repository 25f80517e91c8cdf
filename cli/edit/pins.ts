import { nextInChain, topicKind } from '../resolve/chain.ts';
import type { Model } from '../resolve/model.ts';
import { removeKey, setValue } from './front-matter.ts';
import type { Revision } from './revision.ts';

/**
 * Updates pinned `next` topics after topics were added, removed or renamed (`named` gives a topic's new slug, null if it
 * was removed). A pin that agreed with the chain agrees with the new one, and a pin to a removed topic is removed.
 * Returns the files that have no pin any more.
 */
export function renewPins(revision: Revision, before: Model, named: (slug: string) => string | null): string[] {
  const unpinned: string[] = [];
  const after = revision.model();
  for (const topic of after.ofKind(topicKind)) {
    const old = before.ofKind(topicKind).find((one) => named(one.slug) === topic.slug);
    const pin = old?.frontMatter.next;
    if (old === undefined || pin === undefined) continue;
    const agreed = nextInChain(before.chain, old.slug)?.slug === pin;
    const wanted = agreed ? (nextInChain(after.chain, topic.slug)?.slug ?? null) : named(pin);
    if (wanted === topic.frontMatter.next) continue;
    if (wanted === null) unpinned.push(topic.path);
    revision.edit(topic.path, (text) => (wanted === null ? removeKey(text, 'next') : setValue(text, ['next'], wanted)));
  }
  return unpinned;
}
