import { reportPins } from '../pins.ts';
import type { Rule } from '../rule.ts';

/** A topic does not lead to itself. */
export const chainSelf: Rule = {
  id: 'chain-self',
  level: 'error',
  check: (model) => reportPins(model, 'self', ({ target }) => `\`${target}\` is this topic itself.`),
};
