import { type Rule, shorten } from '../rule.ts';

export const formulaWords: Rule = {
  id: 'formula-words',
  level: 'warning',
  finds: 'Ordinary words stand between two dollar signs, and would run together as a formula.',
  example: { wrong: 'It was $5 in May and 10$ in June.', right: 'It was \\$5 in May and 10\\$ in June.' },
  *checkDocument({ body }) {
    for (const { target, isDisplay, at } of body.math)
      if (!isDisplay && prose.test(target.replace(command, '·')))
        yield {
          at,
          reason: `\`${shorten(`$${target}$`)}\` is read as a formula, in which words run together.`,
          hint: 'Write `\\$` for a dollar sign, and words in a formula as `\\text{…}`.',
        };
  },
};

/** Two words in a row, or one between blanks: `by` between two signs, as in `ax + by = c`, is a product of variables. */
const prose =
  /\p{L}{3}\s+\p{L}{3}|\s(?:and|are|at|but|by|for|from|if|in|is|of|on|or|per|so|than|that|the|then|to|was|were|when|with)\s(?!\s*[-+*/=<>|](?<=[-+*/=<>|]\s+\p{L}+\s+.))/u;

/** TeX that shows words as words, and the names of commands. */
const command = /\\(?:text\w*|math\w*|operatorname\*?|[mh]box|tag|label|color|begin|end)\s*\{[^{}]*\}|\\[a-zA-Z]+/g;
