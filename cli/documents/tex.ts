import { tableOf } from '../core/table.ts';
import signs from './tex-signs.json' with { type: 'json' };

/**
 * Plain text inside a formula, with TeX's special characters escaped and signs without width left out. A dollar, even
 * with a backslash, would end it.
 */
export function escapeTex(text: string, names: Readonly<Record<string, string>> = signs.inFormulas): string {
  return text
    .replace(/[\\{}%#&$_^~]/g, (sign) => names[sign] ?? `\\${sign}`)
    .replace(/[\u200b\u2060\u2061\ufeff]/g, '')
    .replaceAll('\u00a0', '~');
}

/** The commands for the alphabets of formulas, by the names that Word and MathML give them. */
const alphabets = tableOf<string>({
  b: 'mathbf',
  bold: 'mathbf',
  bi: 'boldsymbol',
  'bold-italic': 'boldsymbol',
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
});

/** Text inside a formula, whose letters are of an alphabet of their own: `ℝ` may be an `R` that is double-struck. */
export function writeLetters(text: string, alphabet: string | null | undefined): string {
  const command = alphabets[alphabet ?? ''];
  if (command === undefined) return escapeTex(text);
  const parts = text.split(/([\p{L}\p{N}]+)/u);
  return parts.map((part, index) => (index % 2 === 0 ? escapeTex(part) : `\\${command}{${part}}`)).join('');
}

/** Words inside a formula, where signs have other names. */
export function quoteWords(words: string): string {
  return `\\text{${escapeTex(words, signs.inWords)}}`;
}

/** An argument of a command: `{x}`. */
export function group(tex: string): string {
  return `{${tex.trim()}}`;
}

/** The base of a superscript or subscript: a single character or command, or a group. */
export function base(tex: string): string {
  const plain = tex.trim();
  return /^(?:\p{L}|\p{N}|\\[a-zA-Z]+)$/u.test(plain) ? plain : group(plain);
}

const fences = tableOf<string>(signs.fences);

/** A delimiter as `\left` and `\right` take it. */
export function fence(sign: string): string {
  return fences[sign] ?? (sign === '' ? '.' : sign);
}

const accents = tableOf<string>(signs.accents);

/** The command for an accent. */
export function accent(sign: string): string {
  return accents[sign] ?? '\\hat';
}

const named =
  /^(?:arccos|arcsin|arctan|arg|cos|cosh|cot|deg|det|dim|exp|gcd|inf|ker|lim|ln|log|max|min|Pr|sec|sin|sinh|sup|tan|tanh)$/;

/** A name of several letters, set upright as a function. */
export function upright(name: string): string {
  const plain = name.trim();
  return named.test(plain) ? `\\${plain} ` : `\\operatorname{${escapeTex(plain)}}`;
}

/** The commands of operators that take limits. */
export const operators = tableOf<string>(signs.operators);
