import { quoteAll, reportPins } from '../pins.ts';
import type { Rule } from '../rule.ts';

export const chainCycle: Rule = {
  id: 'chain-cycle',
  level: 'error',
  protects: 'Readers who follow `next` do not go round in a circle that leaves topics out.',
  example: { wrong: 'next: decision', right: 'next: foundation' },
  check: (model) =>
    reportPins(
      model,
      'cycle',
      ({ target, others }) => `Going on to \`${target}\` leads round in a circle that leaves out ${quoteAll(others)}.`,
    ),
};
