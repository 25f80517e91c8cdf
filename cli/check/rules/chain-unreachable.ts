import { quoteAll, reportPins } from '../pins.ts';
import type { Rule } from '../rule.ts';

export const chainUnreachable: Rule = {
  id: 'chain-unreachable',
  level: 'error',
  protects: 'Every topic is reached by following `next`.',
  example: { file: 'topics/application.md', wrong: 'next: accelerator', right: 'next: housing' },
  check: (model) =>
    reportPins(
      model,
      'unreachable',
      ({ target, others }) => `Going on to \`${target}\` leaves ${quoteAll(others)} out: no topic would lead there.`,
    ),
};
