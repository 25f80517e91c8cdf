/** Of Pandoc, in the Markdown of any program and in that of Quarto and R Markdown alone. */
import { raiseSigns } from '../../core/scripts.ts';
import type { Dialect, Replace } from './passage.ts';
import { writeCaptioned } from './writing.ts';

export const pandoc: Dialect = {
  blocks: {
    'a table that is drawn': {
      pattern: /^\+(?:[-:=]+\+)+[ \t]*\n(?:[|+][^\n]*(?:\n|$))+/gm,
      write: ([drawn = '']) => writeGrid(drawn) ?? drawn,
      examples: [
        [
          '+------+-----+\n| Word | Sum |\n+======+====:+\n| One  | a|b |\n|      | c   |\n+------+-----+\n',
          '| Word | Sum |\n| --- | ---: |\n| One | a\\|b c |\n',
        ],
      ],
    },
  },
  pointers: {
    'words that are raised or lowered': {
      pattern: /(?<=\p{L})([~^])([\w+-]{1,8})\1(?![~^])|<(sup|sub)>([^<>\n]{1,20})<\/\3>/gu,
      write: ([all = '', sign, words, tag = sign, tagged = words]) => writeScript(all, tag, tagged),
      examples: [['H~2~O, C~max~, x<sup>2</sup>', 'H₂O, C$_{\\text{max}}$, x²']],
    },
  },
  citations: {
    'a citation of a year alone between brackets': {
      pattern: /\[-@([\w:.-]+)\]/g,
      write: ([, key]) => `[@${key}]`,
      examples: [['As Doe [-@one] says', 'As Doe [@one] says']],
    },
    'a citation with words before it, or of a year alone': {
      // Other brackets are found too, so that nothing within them is a year alone.
      pattern:
        /\[((?:(?:[^[\]\n;]|\n(?!\n))*;)*(?:[^[\]@\n;]|\n(?!\n))*[^[\]@\s;]\s-?@(?:[^[\]\n]|\n(?!\n))*)\](?![[(:])|\[(?:[^[\]\n]|\n(?!\n))*\]|(?<=^|[\s(])-@([\w:.-]*\w)/gm,
      write: ([all = '', cited, key]) => {
        if (cited !== undefined) return writeNarrated(cited.replaceAll('\n', ' '));
        return key === undefined ? all : `[@${key}]`;
      },
      examples: [
        ['It is so [see @one, p. 3;\nalso -@two].', 'It is so (see [@one, p. 3]; also [@two]).'],
        ['As Doe (-@one) says [@two; -@three]', 'As Doe ([@one]) says [@two; -@three]'],
      ],
    },
  },
  inline: {
    'a note within a line': {
      rewrite: moveNotes,
      examples: [
        ['It is^[See [it](#one).] so.', 'It is[^inline-0] so.\n\n[^inline-0]: See [it](#one).'],
        ['It is<d-footnote>Words.</d-footnote> so.', 'It is[^inline-0] so.\n\n[^inline-0]: Words.'],
      ],
    },
  },
};

/** What Quarto and R Markdown alone read so. */
export const pandocAlone: Dialect = {
  blocks: {
    'a picture that is a paragraph': {
      // It is a figure, whose words are its caption.
      pattern: /(?<=^|\n\n)!\[([^[\]\n]+)\]\(([^()\n]*)\)(?:\{([^{}#\n]*)\})?(?=\n\n(?!: )|\n?$)/g,
      write: ([, words, address, said]) => writeCaptioned(words, address, said),
      examples: [['![It falls.](a.png){fig-alt="A curve" width=50%}', '![A curve](a.png)\n\n: It falls.']],
    },
    'lines that begin with a bar': {
      pattern: /(?<=^|\n\n)(?:\|(?: [^\n|]*)?(?:\n|$))+(?=\n|$)/g,
      write: ([lines = '']) =>
        `${lines
          .trim()
          .replace(/^\|[ \t]*/gm, '')
          .replaceAll('\n', '\\\n')}\n`,
      examples: [['| A line\n|   and another\n', 'A line\\\nand another\n']],
    },
    'a numbered example': {
      rewrite: numberExamples,
      examples: [['(@one) First.\n(@two) Second.\n\nAs (@two) says.', '1. First.\n2. Second.\n\nAs (2) says.']],
    },
  },
};

/** Numbers the examples through the text, and gives what points at them their numbers. */
function numberExamples(text: string, replace: Replace): string {
  const found = [...text.matchAll(/(?<=^|\n\n|(?:^|\n)\(@[\w-]+\) [^\n]*\n)\(@([\w-]+)\)(?= )/g)];
  const own = new Map(found.map(({ index }, number) => [index, number + 1]));
  const meant = new Map(found.map(([, label], number) => [label, number + 1] as const).reverse());
  return replace(text, /\(@([\w-]+)\)/g, ([all = '', label], _text, at) => {
    if (own.has(at)) return `${own.get(at)}.`;
    return meant.has(label) ? `(${meant.get(label)})` : all;
  });
}

/** A table that is drawn with `+---+`, with bars; null where it has no header, or more than a line of words in a cell. */
function writeGrid(drawn: string): string | null {
  const lines = drawn.trimEnd().split(/[ \t]*\n/);
  const [top = ''] = lines;
  const edges = [...top.matchAll(/\+/g)].map(({ index }) => index);
  const cut = (line: string) => edges.slice(1).map((end, index) => line.slice((edges[index] ?? 0) + 1, end).trim());
  const rows: string[][] = [];
  let isBegun = false;
  for (const line of lines) {
    const isRule = /^\+(?:[-:=]+\+)+$/.test(line);
    const cells = cut(line);
    if (line.length !== top.length || edges.some((edge) => line[edge] !== (isRule ? '+' : '|'))) return null;
    if (isRule && line.includes('=')) rows.push(cells.map((cell) => cell.replace(/=+/, '---')));
    else if (!isRule && isBegun) rows.push(rows.pop()?.map((words, index) => `${words}\n${cells[index]}`) ?? []);
    else if (!isRule) rows.push(cells);
    isBegun = !isRule;
  }
  const isSimple = rows.flat().every((cell) => !/\S\n+\n\S|^(?:[-*+]|\d+[.)]) /m.test(cell));
  const hasHeader = rows.length > 1 && rows.every(([cell = ''], index) => /^:?---/.test(cell) === (index === 1));
  if (isBegun || !isSimple || !hasHeader) return null;
  const write = (cell: string) => cell.trim().replace(/\n+/g, ' ').replaceAll('|', '\\|');
  return rows.map((cells) => `| ${cells.map(write).join(' | ')} |\n`).join('');
}

/** Citations with words before them, as `see @one, p. 3; also @two`: each by itself, in parentheses. */
function writeNarrated(cited: string): string {
  const each = cited
    .split(';')
    .map((one) => one.replace(/-?@([\w:.-]*\w)(.*)$/, (_all, key, rest) => `[@${key}${rest.trimEnd()}]`).trim());
  return `(${each.join('; ')})`;
}

/** Words raised or lowered by signs that exist, or lowered by a formula. */
function writeScript(all: string, sign = '', words = ''): string {
  return raiseSigns(/[\^p]/.test(sign) ? '^' : '_', words) ?? (sign === '~' ? `$_{\\text{${words}}}$` : all);
}

/** Puts notes, which Distill writes with a tag, to the end of the text. */
function moveNotes(text: string, replace: Replace): string {
  const notes: string[] = [];
  const pattern =
    /\^\[((?:[^[\]\n]|\n(?!\n)|\[(?:[^[\]\n]|\[[^[\]\n]*\])*\])+)\]|<d-footnote>([^<>\n]+)<\/d-footnote>/g;
  const written = replace(text, pattern, ([, words, others = words]) => {
    notes.push(`[^inline-${notes.length}]: ${others}`);
    return `[^inline-${notes.length - 1}]`;
  });
  return [written, ...notes].join('\n\n');
}
