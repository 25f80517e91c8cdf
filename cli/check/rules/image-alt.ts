import { hollowAlt } from '../../core/labels.ts';
import type { Rule } from '../rule.ts';

export const imageAlt: Rule = {
  id: 'image-alt',
  level: 'error',
  finds: 'A picture has no words for those who cannot see it.',
  example: {
    wrong: '![](/media/attention-cost.svg)',
    right: '![A curve of uncertainty, highest in the middle](/media/attention-cost.svg)',
  },
  *checkDocument(document) {
    for (const { alt, at, target } of document.body.images) {
      // A picture without an address is reported by another rule.
      if (!hollowAlt.test(alt) || target === '' || target.startsWith('data:')) continue;
      yield {
        at,
        reason:
          alt === ''
            ? `The picture \`${target}\` has no alternative text.`
            : `\`${alt}\` says nothing to those who cannot see the picture \`${target}\`.`,
        hint: `Say what it shows: \`![A curve that rises from left to right](${target})\`.`,
      };
    }
  },
};
