import { kindWith } from '../../kinds/registry.ts';
import { findRepeats } from '../repeats.ts';
import type { Rule } from '../rule.ts';

export const duplicateTerm: Rule = {
  id: 'duplicate-term',
  level: 'error',
  protects: 'A word is explained once: two explanations leave it to chance which is given.',
  example: { file: 'terms/example.md', wrong: "also: ['calibration']", right: "also: ['calibrated forecast']" },
  *check(model) {
    const names = model.ofKind(kindWith('explainsTerms')).flatMap((document) => {
      const { term, also = [] } = document.frontMatter;
      return [
        ...(term === undefined ? [] : [{ document, name: term, key: ['term'] }]),
        ...also.map((name, index) => ({ document, name, key: ['also', index] })),
      ];
    });
    for (const [{ document, key }, first] of findRepeats(names, ({ name }) => name.toLowerCase())) {
      const { slug } = first.document;
      yield {
        at: document.locate(key),
        reason: slug === document.slug ? 'The word stands here twice.' : `\`${slug}\` explains this word too.`,
        hint: 'Keep it in one of the two files.',
      };
    }
  },
};
