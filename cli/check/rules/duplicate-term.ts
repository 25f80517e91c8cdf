import { termsAmong } from '../../resolve/told.ts';
import type { Rule } from '../rule.ts';

export const duplicateTerm: Rule = {
  id: 'duplicate-term',
  level: 'error',
  protects: 'A word is explained once: two explanations leave it to chance which is given.',
  example: { file: 'terms/example.md', wrong: "also: ['calibration']", right: "also: ['calibrated forecast']" },
  *check(model) {
    const owners = new Map<string, string>();
    for (const document of termsAmong(model.documents)) {
      const { term, also = [] } = document.frontMatter;
      const names = [
        ...(term === undefined ? [] : [{ name: term, key: ['term'] }]),
        ...also.map((name, index) => ({ name, key: ['also', index] })),
      ];
      for (const { name, key } of names) {
        const owner = owners.get(name.toLowerCase());
        if (owner === undefined) owners.set(name.toLowerCase(), document.slug);
        else
          yield {
            at: document.locate(key),
            reason: owner === document.slug ? 'The word stands here twice.' : `\`${owner}\` explains this word too.`,
            hint: 'Keep it in one of the two files.',
          };
      }
    }
  },
};
