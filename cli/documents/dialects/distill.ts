/** Of Distill. */
import type { Dialect } from './passage.ts';
import { writeCitation, writeDisplay } from './writing.ts';

export const distill: Dialect = {
  code: {
    'a block of code': {
      pattern:
        /(?<![ \t])[ \t]*<d-code(?: language="([\w+#-]+)")? block(?:="")?(?: language="([\w+#-]+)")?>\n?((?:(?!<d-code[^<>\n]{0,60} block)[\s\S])*?)\n?<\/d-code>/g,
      write: ([, first = '', language = first, code]) => `\n\n\`\`\`${language}\n${code}\n\`\`\`\n\n`,
      examples: [
        ['<d-code block language="r">\nx <- 1\n</d-code>', '\n\n```r\nx <- 1\n```\n\n'],
        ['<d-code block>\n"<d-code>"\n</d-code>', '\n\n```\n"<d-code>"\n```\n\n'],
      ],
    },
    'code within a line': {
      pattern: /<d-code(?: language="[\w+#-]+")?>([^<>\n`]+)<\/d-code>/g,
      write: ([, code]) => `\`${code}\``,
      examples: [['in <d-code language="r">a_b</d-code>', 'in `a_b`']],
    },
    'a formula within a line': {
      pattern: /<d-math>([\s\S]{1,500}?)<\/d-math>/g,
      write: ([, tex = '']) => `$${tex.trim()}$`,
      examples: [['Let <d-math>\n t < 1 </d-math>.', 'Let $t < 1$.']],
    },
    'a displayed formula': {
      pattern: /(?<![ \t])[ \t]*<d-math block(?:="")?>([\s\S]*?)<\/d-math>/g,
      write: ([, tex = '']) => `\n\n${writeDisplay(tex)}\n\n`,
      examples: [['<d-math block>\nt < 1\n</d-math>', '\n\n$$\nt < 1\n$$\n\n']],
    },
  },
  commands: {
    'a citation': {
      pattern: /<d-cite key="([\w:.+/,\s-]+)"><\/d-cite>/g,
      write: ([, keys = '']) => writeCitation(keys.split(',').map((key) => key.trim())),
      examples: [['It is so <d-cite key="one, two"></d-cite>.', 'It is so [@one; @two].']],
    },
  },
};
