import { type BadPin, findBadPins, type PinCause } from '../resolve/pins.ts';
import type { Rule } from './rule.ts';

/** Makes the check for pinned `next` values with a given cause; it suggests the next topic by group and order. */
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
