import { reportPins } from '../pins.ts';
import type { Rule } from '../rule.ts';

export const chainPin: Rule = {
  id: 'chain-pin',
  level: 'error',
  protects: 'A pinned `next` agrees with group and order.',
  example: { file: 'topics/projectsandfuture.md', wrong: 'next: businessandpolicy', right: 'next: decision' },
  check: (model) =>
    reportPins(
      model,
      'order',
      ({ target, expected }) => `\`${target}\` contradicts group and order, by which \`${expected}\` comes next.`,
    ),
};
