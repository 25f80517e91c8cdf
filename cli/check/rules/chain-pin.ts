import { reportPins } from '../pins.ts';
import type { Rule } from '../rule.ts';

/** A pinned `next` agrees with group and order. */
export const chainPin: Rule = {
  id: 'chain-pin',
  level: 'error',
  check: (model) =>
    reportPins(
      model,
      'order',
      ({ target, expected }) => `\`${target}\` contradicts group and order, by which \`${expected}\` comes next.`,
    ),
};
