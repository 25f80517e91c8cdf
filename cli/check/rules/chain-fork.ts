import { quoteAll, reportPins } from '../pins.ts';
import type { Rule } from '../rule.ts';

/** Two topics do not lead to the same next one, or the chain would fork. */
export const chainFork: Rule = {
  id: 'chain-fork',
  level: 'error',
  check: (model) =>
    reportPins(model, 'fork', ({ target, others }) => `${quoteAll(others)} leads to \`${target}\` already.`),
};
