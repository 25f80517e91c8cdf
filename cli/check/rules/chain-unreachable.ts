import { quoteAll, reportPins } from '../pins.ts';
import type { Rule } from '../rule.ts';

/** Every topic is reached by following `next`. */
export const chainUnreachable: Rule = {
  id: 'chain-unreachable',
  level: 'error',
  check: (model) =>
    reportPins(
      model,
      'unreachable',
      ({ target, others }) => `Going on to \`${target}\` leaves ${quoteAll(others)} out: no topic would lead there.`,
    ),
};
