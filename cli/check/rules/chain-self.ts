import { reportPins } from '../pins.ts';
import type { Rule } from '../rule.ts';

export const chainSelf: Rule = {
  id: 'chain-self',
  level: 'error',
  protects: 'A topic does not lead to itself.',
  example: { wrong: 'next: example', right: 'next: foundation' },
  check: (model) => reportPins(model, 'self', ({ target }) => `\`${target}\` is this topic itself.`),
};
