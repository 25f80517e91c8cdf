import { reportPins } from '../pins.ts';
import type { Rule } from '../rule.ts';

export const chainSelf: Rule = {
  id: 'chain-self',
  level: 'error',
  protects: 'A topic does not lead to itself.',
  check: (model) => reportPins(model, 'self', ({ target }) => `\`${target}\` is this topic itself.`),
};
