import { type BadPin, findBadPins, type PinCause } from '../resolve/pins.ts';
import type { Rule } from './rule.ts';

/** The check for pinned `next`s with a certain cause; the topic that group and order lead to is the suggestion. */
export function pinsWith(cause: PinCause, explain: (pin: BadPin) => string): NonNullable<Rule['check']> {
  return (model) =>
    findBadPins(model)
      .filter((pin) => pin.cause === cause)
      .map((pin) => ({
        at: pin.topic.locate(['next']),
        reason: explain(pin),
        hint: 'Remove `next`: the order within the group decides. To change the order, change `order`.',
        suggestion: pin.expected ?? undefined,
      }));
}
