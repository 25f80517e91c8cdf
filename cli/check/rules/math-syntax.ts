import { typesetMath } from '../../emit/math.ts';
import type { Rule } from '../rule.ts';

export const mathSyntax: Rule = {
  id: 'math-syntax',
  level: 'error',
  protects: 'A formula can be read as TeX.',
  example: { wrong: '$\\frac{1}{2$', right: '$\\frac{1}{2}$' },
  *checkDocument(document) {
    for (const { target, at } of document.body.math) {
      const typeset = typesetMath(target, false);
      if ('fault' in typeset)
        yield {
          at,
          reason: `The formula cannot be read: ${typeset.fault}.`,
          hint: 'Correct the TeX; write `\\$` for a plain dollar.',
        };
    }
  },
};
