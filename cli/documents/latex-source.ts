/** Prepares a document of LaTeX for Pandoc, which would leave out some of it. */
import type { Losses } from './losses.ts';
import { defineEntries } from './moderncv.ts';

/** What commands mean that Pandoc does not know, and of which more than the words can be kept. */
const definitions = [
  ...['marginpar', 'marginnote', 'sidenote', 'footnotetext', 'endnote'].map(
    (name) => `\\newcommand{\\${name}}[2][]{\\footnote{#2}}`,
  ),
  String.raw`\newcommand{\textquote}[2][]{\enquote{#2}}`,
  String.raw`\newcommand{\citedtext}[2]{\enquote{#2} #1}\newcommand{\citedblock}[2]{\begin{quote}#2 #1\end{quote}}`,
].join('');

/** Code, addresses and formulas, and a percent sign with a backslash or the comment that begins at one without. */
const asItStands =
  /\\begin\{(verbatim|lstlisting|minted|equation|align|gather|multline|eqnarray|alignat|flalign|displaymath|math)(\*?)\}[\s\S]*?\\end\{\1\2\}|\\verb\*?([^a-zA-Z\s*])[^\n]*?\3|\\(?:url|href|path)\{[^{}\n]*\}|\\\\|\\[%$]|%[^\n]*|\\\[[\s\S]*?\\\]|\\\([\s\S]*?\\\)|\$\$[^$]*\$\$|\$(?:\\[\s\S]|\n(?!\s*\n)|[^$\\\n])*\$/;

const citation =
  /\\(?<way>[a-zA-Z]*?)[cC]ite(?<form>s|p|t|alp|alt|author|yearpar|year|title)?\*?(?<cited>(?:(?:\[[^[\]]*\]){0,2}\{[\w:.+/, \n-]+\})+)/;

/** A quotation with its source, behind which its words stand in braces. */
const quotation = /\\(?<quoted>text|block)cquote\*?(?<source>(?:\[[^[\]]*\]){0,2}\{[\w:.+/-]+\})/;

const gap = /\\(?<space>(?:hfill?|dotfill|hrulefill|q?quad|enspace)(?![a-zA-Z])|hspace\*?\{[^{}]*\})[ \t]*/;

const tabbing = /\\begin\{tabbing\}(?<lines>[\s\S]*?)\\end\{tabbing\}/;

const rewritten = new RegExp(
  [asItStands, tabbing, citation, quotation, gap].map(({ source }) => source).join('|'),
  'g',
);

/**
 * A LaTeX document whose citations are written as they are here, since HTML would not say their places, and whose
 * commands say what they mean where Pandoc does not know it; reports the files that it includes.
 */
export function prepareLatex(text: string, losses: Losses): string {
  for (const [, name] of text.matchAll(/^[^%\n]*\\(?:input|include)\{([^{}]+)\}/gm))
    losses.add(`The file \`${name}\` is left out: import it too, or put its text into the document.`);
  for (const [, words = ''] of text.matchAll(/(?<![\\%])\\(?:marginpar|marginnote|sidenote)(?:\[[^\]]*\])?\{([^{}]*)/g))
    losses.add('A note in the margin is a footnote now.', words);
  // In its first line, so that no other line has another number.
  return `${definitions}${rewrite(defineEntries(text, losses), losses)}`;
}

function rewrite(text: string, losses: Losses): string {
  return text.replace(rewritten, (all, ...rest) => {
    const { way = '', form = '', cited, quoted, source, space, lines } = rest.at(-1);
    if (lines !== undefined) return writeColumns(rewrite(lines, losses));
    if (cited !== undefined) return writeCitation(all, `${way}cite${form}`.toLowerCase(), cited);
    if (quoted !== undefined) return `\\cited${quoted}{${writeCitation(all, 'cite', source)}}`;
    if (space === undefined) return all;
    const at: number = rest.at(-3);
    if (/fil|rule/.test(space))
      losses.add(
        'Words that stood apart in one line follow each other now: write columns as a table.',
        nameLine(text.slice(text.lastIndexOf('\n', at) + 1, at)),
      );
    return '{} ';
  });
}

/** The last words of a line, without commands. */
function nameLine(line: string): string {
  return line.replace(/\\[a-zA-Z]+|[{}]|\[[^\]]*\]|#\d/g, ' ').slice(-40);
}

/** Columns that LaTeX sets by tab stops, as a table. */
function writeColumns(lines: string): string {
  const parts = lines.split(/(\\\\(?:\[[^\]]*\])?|\\kill\b)/);
  // A line that ends with `\kill` only sets the tab stops.
  const rows = parts
    .filter((_part, index) => index % 2 === 0 && parts[index + 1] !== '\\kill')
    .map((row) => row.replace(/\\[=>]/g, '&').replace(/\\[+<'`-](?![a-zA-Z])/g, ''));
  const columns = Math.max(...rows.map((row) => row.split('&').length));
  return `\\begin{tabular}{${'l'.repeat(columns)}}${rows.join('\\\\')}\\end{tabular}`;
}

/** A citation as this site writes it, in braces, since a bracket begins an option of what stands before it. */
function writeCitation(all: string, command: string, cited: string): string {
  if (!/^(?:foot|paren|auto|text|smart|super|full|footfull|nptext|poss?)?cite(?!s.)/.test(command)) return all;
  const isNarrated = /^(?:text|nptext|poss?)|cite(?:t|author)$/.test(command);
  const each = [...cited.matchAll(/(?:\[([^[\]]*)\])?(?:\[([^[\]]*)\])?\{([^{}]*)\}/g)].map(
    ([, first = '', second, keys = '']) => {
      const [before, place] = second === undefined ? ['', first] : [first, second];
      const names = keys.split(',').map((key) => `@${key.trim().replaceAll('_', '\\_')}`);
      const bracket = (words: string) => `{[}${words}{]}`;
      const narrated = `${names.join(', ')}${place && ` ${bracket(place)}`}`;
      const written = isNarrated ? narrated : bracket(names.join('; ') + (place && `, ${place}`));
      return before === '' ? written : `${before} ${written}`;
    },
  );
  const joined = each.join('; ');
  if (command.startsWith('foot')) return `\\footnote{${joined}.}`;
  return isNarrated || !/\w[^{]* \{\[\}/.test(joined) ? joined : `(${joined})`;
}
