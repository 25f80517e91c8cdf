import { quoteAll, reportPins } from '../pins.ts';
import type { Rule } from '../rule.ts';

export const chainFork: Rule = {
  id: 'chain-fork',
  level: 'error',
  protects: 'Two topics do not lead to the same next one, or the chain would fork.',
  example: { wrong: 'next: housing', right: 'next: foundation' },
  check: (model) =>
    reportPins(model, 'fork', ({ target, others }) => `${quoteAll(others)} leads to \`${target}\` already.`),
};
