import type { Paragraph } from 'mdast';
import type { Prose } from '../prose.ts';
import { spanOf } from '../tree.ts';
import { matchPatterns, type Patterns, type Stray } from './stray.ts';

/** TeX commands for a symbol or a space, including an unclosed dollar before one. */
const symbol =
  /(?<![\w:\\])\$?\\(?:alpha|beta|gamma|delta|epsilon|varepsilon|theta|lambda|mu|pi|rho|sigma|tau|phi|psi|omega|Delta|Gamma|Lambda|Omega|Phi|Sigma|leq|geq|neq|approx|times|cdot|infty|sum|prod|int|partial|rightarrow|Rightarrow|ldots|dots|item|par|noindent|maketitle|newpage|bigskip|medskip)(?![a-zA-Z{])/g;

/** A dollar at a letter with a sign of TeX, which no second one follows; prices begin with a digit. */
const open = /(?<![\w$\\])\$[a-zA-Z](?:[_^]| ?(?:[=+<>≤≥]|\\[a-zA-Z]))/g;

const patterns = [
  // Some programs ask for two backslashes, and text that was escaped has them.
  ['inline', /\\{1,2}\((?:[^\\\n]|\n(?!\n)|\\(?![()]))*\\\)/g],
  ['display', /(?<!\[)\\{1,3}\[(?:[^\\\n]|\n(?!\n)|\\(?![[\]]))*\\\]/g],
  ['dollars', /\$ [^$\n]+ \$(?!\d)|\\\$[^$\n]+\\\$(?!\d)/g],
  ['command', /\\(?!(?:auto|foot|no|paren|text)?cite)[a-zA-Z]{2,}\*?(?:\[[^\]\n]*\])?\{/g],
  ['symbol', symbol],
  ['open', open],
  ['quotes', /``[^`'\n]+''/g],
  ['tie', /(?<=\p{L}|\.)~(?=\p{L}|\\|\d)/gu],
  ['dash', /(?<=\d)--(?=\d)|(?<=\p{L} ?)---(?= ?\p{L})/gu],
  ['comment', /^%+ ?[\p{L}%].*$/gmu],
] as const satisfies Patterns;

export type TexForm = (typeof patterns)[number][0] | 'environment' | 'line';

/** TeX outside of dollars, in reading order. TeX citations are left to `findStrayCitations`. */
export function findStrayTex({ text }: Prose): Stray<TexForm>[] {
  if (!/[\\$`~%]|--/.test(text)) return [];
  const matched = matchPatterns<TexForm>(text, patterns).filter(
    ({ form, text: words }) =>
      (form !== 'display' && form !== 'dollars') || isFormula(words.replace(/^\\*[[$]|\\*[\]$]$/g, '')),
  );
  const sorted = [...findEnvironments(text), ...matched].sort((a, b) => a.start - b.start);
  let end = 0;
  return sorted.filter((one) => {
    if (one.start < end) return false;
    end = one.end;
    return true;
  });
}

/** Formulas between `$$` that are a paragraph of one line: other programs display them, here they are set as in a text. */
export function findOneLiners(source: string, paragraphs: readonly Paragraph[]): Stray<TexForm>[] {
  return paragraphs.flatMap(({ children: [only, ...others] }): Stray<TexForm>[] => {
    if (only?.type !== 'inlineMath' || others.length > 0) return [];
    const [start, end] = spanOf(only);
    const text = source.slice(start, end);
    return text.startsWith('$$') ? [{ form: 'line', start, end, text }] : [];
  });
}

/** What stands between the brackets of a formula, which have one backslash or more. */
export function insideBrackets(written: string): string {
  return written.replace(/^\\+[([]|\\+[)\]]$/g, '');
}

/** Whether the text in brackets is a formula rather than a remark such as `sic`, or a citation. */
function isFormula(words: string): boolean {
  const inside = words.trim();
  return !inside.includes('@') && (/[=^_<>+\\≤≥]/.test(inside) || /^[a-zA-Z]$/.test(inside));
}

/** `\begin{equation}` up to its `\end`, or to the end of the text if that is missing. */
function findEnvironments(text: string): Stray<TexForm>[] {
  const found: Stray<TexForm>[] = [];
  let end = 0;
  for (const { index, 0: words } of text.matchAll(/\\begin\{\s*[a-zA-Z]+/g)) {
    if (index < end) continue;
    const name = words.slice(words.indexOf('{') + 1).trim();
    const close = text.indexOf(`\\end{${name}`, index);
    end = close === -1 ? text.length : close + name.length + 5;
    found.push({ form: 'environment', start: index, end, text: `\\begin{${name}}` });
  }
  return found;
}
