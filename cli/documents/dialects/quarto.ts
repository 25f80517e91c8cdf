/** Of Quarto. */
import { writeLabel, writePointer, writeSectionLink } from './labels.ts';
import type { Dialect, Replace } from './passage.ts';
import { readAttributes, writeCallout, writeCaptioned } from './writing.ts';

/** The theorems by the beginnings of their labels. */
const statements: Readonly<Record<string, string>> = {
  thm: 'theorem',
  lem: 'lemma',
  cor: 'corollary',
  prp: 'proposition',
};

export const quarto: Dialect = {
  enclosures: {
    'lines with colons': {
      rewrite: dropFences,
      examples: [
        ['::: {.grid}\nWords.\n:::', '{: .grid}\n\nWords.\n'],
        [
          ':::: {.content-hidden}\n::: column\nWords.\n:::\n::::',
          '::: {.content-hidden}\n{: .column}\n\nWords.\n\n:::',
        ],
      ],
    },
    'looks of words': {
      pattern: /(?<![\\\]!])\[([^[\]\n]+)\]\{(?! *lang=)((?:[.#][a-z]|[\w-]+=["'])[^{}\n]*)\}/gi,
      // Citations need their brackets.
      write: ([, words = '', said]) => `${/^-?@[\w:.-]+(?:[,;]|$)/.test(words) ? `[${words}]` : words}{: ${said}}`,
      examples: [
        ['[Small]{.smallcaps} [@one]{.aside}', 'Small{: .smallcaps} [@one]{: .aside}'],
        ['[@one, p. 3; @two]{.aside}', '[@one, p. 3; @two]{: .aside}'],
      ],
    },
  },
  blocks: {
    'the label of a formula': {
      inFormulas: true,
      pattern: /^\$\$[ \t]*\{#eq-([\w-]+)[^{}\n]*\}[ \t]*$/gm,
      write: ([, name]) => `$$\n\n: {#eq:${name}}`,
      examples: [['$$\nx\n$$ {#eq-one}', '$$\nx\n$$\n\n: {#eq:one}']],
    },
    'the label of a table': {
      pattern: /^(: (?:[^\n]*[^ \n])?) *\{#tbl-([\w-]+)[^{}\n]*\}[ \t]*$/gm,
      write: ([, words, name]) => `${words} {#tab:${name}}`,
      examples: [[': Prices {#tbl-one tbl-colwidths="[1]"}', ': Prices {#tab:one}']],
    },
    'the label of a picture': {
      pattern: /^!\[([^[\]\n]*)\]\(([^()\n]*)\)\{#fig-([\w-]+)([^{}\n]*)\}$/gm,
      write: ([, words, address, name, said]) => `${writeCaptioned(words, address, said)} {#fig:${name}}`,
      examples: [['![A plot](a.png){#fig-plot width=50%}', '![A plot](a.png)\n\n: A plot {#fig:plot}']],
    },
    'several labels between brackets': {
      pattern:
        /\[((?:(?:[A-Z][a-z]+\.? )?-?@(?:fig|eq|tbl|sec|thm|lem|cor|prp)-[\w-]*\w(?:; ?(?!\])|(?=\])))+)\](?![[(])/g,
      write: ([, labels = '']) => labels.replace(/[A-Z][a-z]+\.? |-(?=@)/g, '').replace(/; ?/g, ', '),
      examples: [['As [Equation @eq-one; -@tbl-two] say', 'As @eq-one, @tbl-two say']],
    },
  },
  boxes: {
    'a figure, a theorem or a callout': {
      rewrite: (text, replace) => writeFences(text, replace),
      examples: [
        ['::: {#thm-a name="So"}\nThen.\n:::', '> [!theorem] So {#prop:thm-a}\n> Then.'],
        ['::: {#fig-a .x}\n![](a.png)\n\nIt falls.\n:::', '![](a.png)\n\n: It falls. {#fig:a}'],
        ['::: {.callout-note}\n## Mind\nIt is.\n:::', '> [!note] Mind\n> It is.'],
        ['::: {.callout-tip}\n::: {#fig-a}\nOne.\n:::\n:::', '> [!tip] \n> {: #fig-a}\n> \n> One.'],
      ],
    },
  },
  pointers: {
    'what points at a part': {
      pattern: /(?<![\w[@-])@(fig|eq|tbl|thm|lem|cor|prp)-([\w-]*\w)/g,
      write: ([all = '', kind = '', name = ''], text) =>
        (kind in statements
          ? writePointer('prop', `${kind}-${name}`, text)
          : writePointer(kind.replace('tbl', 'tab'), name, text)) ?? all,
      examples: [
        ['See @eq-one, @fig-two.\n\n: {#eq:one}', 'See [@eq:one], @fig-two.\n\n: {#eq:one}'],
        [
          'me@eq-one by @thm-a\n\n: {#eq:one}\n\n> {#prop:thm-a}',
          'me@eq-one by [@prop:thm-a]\n\n: {#eq:one}\n\n> {#prop:thm-a}',
        ],
      ],
    },
    'what points at a section': {
      pattern: /(?:\b(?:Section|Chapter)[ \u00a0])?(?<![\w[@-])@(sec-[\w-]*\w)/g,
      write: ([all = '', name = ''], text, at) => writeSectionLink(name, text, at) ?? all,
      examples: [['See Section @sec-one.\n\n## One {#sec-one}', 'See [the section](#sec-one).\n\n## One {#sec-one}']],
    },
    'a label with other signs than small letters, digits and hyphens': {
      pattern: /(?<=\{#|\[@)(fig|tab|eq|prop):([\w-]+)(?=[}\]])/g,
      write: ([, kind = '', name = '']) => writeLabel(kind, name),
      examples: [[': Rows {#tab:All_Rows}', ': Rows {#tab:all-rows}']],
    },
  },
};

/**
 * Takes out the lines that enclose a passage, but for what they say of its looks. Those of callouts, theorems and figures
 * stay, with three colons, and so do those that choose what is shown.
 */
function dropFences(text: string, replace: Replace): string {
  const open: boolean[] = [];
  return replace(text, /^:{3,}[ \t]*(?:\{([^{}\n]*)\}|([\w-]+))?[ \t]*:*$/gm, ([, attributes, name]) => {
    const said = attributes ?? (name && `.${name}`);
    const isKept = said === undefined ? open.pop() : /callout-|content-|^#(?:fig|tbl|thm|lem|cor|prp)-/.test(said);
    if (said !== undefined) open.push(isKept === true);
    if (isKept !== false) return said === undefined ? ':::' : `::: {${said}}`;
    return said === undefined ? '' : `{: ${said}}\n`;
  });
}

/** How deep the blocks are that are read: each level puts signs before all lines within. */
const deepest = 8;

/** Writes what stands between lines with colons, from the inside to the outside, since a callout may hold a figure. */
function writeFences(text: string, replace: Replace, depth = 0): string {
  const fenced = /^::: ?\{([^{}\n]*)\}\n([^:]*(?::(?!::)[^:]*)*)\n:::$/gm;
  const written = replace(text, fenced, ([all = '', said = '', body = '']) => writeFence(said, body) ?? all);
  return written === text || depth === deepest ? written : writeFences(written, replace, depth + 1);
}

/** A theorem, a figure or a callout, by what is said of it; null for what is none of these. */
function writeFence(said: string, body: string): string | null {
  const [, name = '', kind = '', own = ''] = /^#(([a-z]+)-([\w-]+))/.exec(said) ?? [];
  const statement = statements[kind];
  const [, callout] = /^\.callout-(\w+)/.exec(said) ?? [];
  const { name: named, title } = readAttributes(said);
  if (callout !== undefined) return writeCallout(callout, body, title);
  if (statement !== undefined) return writeCallout(statement, body, named).replace(/ ?$/m, ` {#prop:${name}}`);
  return kind === 'fig' || kind === 'tbl' ? writeFigure(said, `${kind.replace('tbl', 'tab')}:${own}`, body) : null;
}

/** A picture or table with the last words as its caption; several stand by themselves. */
function writeFigure(said: string, label: string, body: string): string {
  const [shown = '', words = '', ...others] = body.trim().split(/\n\s*\n/);
  const isOne = /^(?:!\[|\|)/.test(shown) && /^[^!|:]/.test(words) && others.length === 0;
  return isOne ? `${shown}\n\n: ${words} {#${label}}` : `{: ${said}}\n\n${body}\n`;
}
