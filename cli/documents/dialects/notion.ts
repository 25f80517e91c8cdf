/** Of Notion. */
import type { Dialect } from './passage.ts';

export const notion: Dialect = {
  enclosures: {
    'a callout': {
      // An empty line makes it HTML that holds Markdown.
      pattern: /^<aside>\n(?=[^\s<])/gm,
      write: ([tag]) => `${tag}\n`,
      examples: [['<aside>\n**Key**: a cost\n\n</aside>', '<aside>\n\n**Key**: a cost\n\n</aside>']],
    },
  },
};
