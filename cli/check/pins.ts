import type { Finding } from '../core/problem.ts';
import type { Model } from '../resolve/model.ts';
import { type BadPin, findBadPins, type PinCause } from '../resolve/pins.ts';

/** The findings at every pinned `next` with a certain cause; the topic that group and order lead to is the suggestion. */
export function reportPins(model: Model, cause: PinCause, explain: (pin: BadPin) => string): Finding[] {
  return findBadPins(model)
    .filter((pin) => pin.cause === cause)
    .map((pin) => ({
      at: pin.topic.locate(['next']),
      reason: explain(pin),
      hint: 'Remove `next`: the order within the group decides. To change the order, change `order`.',
      suggestion: pin.expected ?? undefined,
    }));
}

/** `housing` and `training`, in backticks. */
export function quoteAll(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
