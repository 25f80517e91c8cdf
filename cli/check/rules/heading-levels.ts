import { readKey } from '../../parse/document.ts';
import type { Rule } from '../rule.ts';

export const headingLevels: Rule = {
  id: 'heading-levels',
  level: 'error',
  finds: 'A heading skips a level, or the text begins with a level other than `##`.',
  example: { wrong: '# What is known', right: '## What is known' },
  *checkDocument(document) {
    let above = 1;
    for (const { depth, title, at } of document.body.headings) {
      if (depth === 1) {
        const hint =
          title === readKey(document, 'title') ? 'Take it out: the page shows its title.' : 'Write it with `##`.';
        if (document.isReadable)
          yield { at, reason: `\`${title}\` is a heading of level 1, which is the page’s title.`, hint };
      } else if (depth > above + 1) {
        const hint = `Write it with \`${'#'.repeat(above + 1)}\`.`;
        yield { at, reason: `The heading \`${title}\` jumps from level ${above} to level ${depth}.`, hint };
      }
      above = depth;
    }
  },
};
