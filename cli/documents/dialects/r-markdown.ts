/** Of R Markdown with Bookdown. */
import { writePointer, writeSectionLink } from './labels.ts';
import type { Dialect } from './passage.ts';

export const rMarkdown: Dialect = {
  blocks: {
    'the label of a table': {
      pattern: /^(?:Table)?: \(\\#tab:([\w-]+)\)[ \t]*([^\n]*)$/gm,
      write: ([, name, words]) => `: ${words} {#tab:${name}}`,
      examples: [['Table: (\\#tab:one) Prices', ': Prices {#tab:one}']],
    },
  },
  pointers: {
    'what points at a part': {
      pattern: /(\b(?:[Ee]q(?:uation|\.)|Table|Figure)[ \u00a0])?\\@ref\((eq|fig|tab):([\w-]+)\)/g,
      write: ([, word = '', kind = '', name = ''], text) => writePointer(kind, name, text) ?? `${word}@${kind}:${name}`,
      examples: [
        ['See Equation \\@ref(eq:a), Figure \\@ref(fig:b).\n\n: {#eq:a}', 'See [@eq:a], Figure @fig:b.\n\n: {#eq:a}'],
      ],
    },
    'what points at a section': {
      pattern: /(\b(?:Section|Chapter)[ \u00a0])?\\@ref\(([\w-]+)\)/g,
      write: ([, word = '', name = ''], text, at) =>
        writeSectionLink(name, text, at) ?? writeSectionLink(`sec-${name}`, text, at) ?? `${word}@sec-${name}`,
      examples: [
        ['Section \\@ref(a) and Section \\@ref(b)\n\n## A {#a}', '[The section](#a) and Section @sec-b\n\n## A {#a}'],
      ],
    },
  },
};
