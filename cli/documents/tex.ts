import { tableOf } from '../core/table.ts';
/** Plain text inside a formula, with TeX's special characters escaped. */
export function escapeTex(text: string, names = signs): string {
  return text
    .replace(/[\\{}%#&$_^~]/g, (sign) => names[sign] ?? `\\${sign}`)
    .replaceAll('\u2061', '')
    .replaceAll('\u00a0', '~');
}

/** A dollar, even with a backslash, would end the formula. */
const signs: Readonly<Record<string, string>> = {
  '\\': '\\backslash ',
  '^': '\\hat{}',
  '~': '\\sim ',
  $: '\\text{\\textdollar}',
};

/** Words inside a formula, where signs have other names. */
export function quoteWords(words: string): string {
  return `\\text{${escapeTex(words, signsInWords)}}`;
}

const signsInWords: typeof signs = {
  '\\': '\\textbackslash ',
  '^': '\\textasciicircum ',
  '~': '\\textasciitilde ',
  $: '\\textdollar ',
};

/** An argument of a command: `{x}`. */
export function group(tex: string): string {
  return `{${tex.trim()}}`;
}

/** The base of a superscript or subscript: a single character or command, or a group. */
export function base(tex: string): string {
  const plain = tex.trim();
  return /^(?:\p{L}|\p{N}|\\[a-zA-Z]+)$/u.test(plain) ? plain : group(plain);
}

/** A delimiter as `\left` and `\right` take it. */
export function fence(sign: string): string {
  return fences[sign] ?? (sign === '' ? '.' : sign);
}

const fences: Readonly<Record<string, string>> = {
  '{': '\\{',
  '}': '\\}',
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '〈': '\\langle ',
  '〉': '\\rangle ',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
  '‖': '\\|',
};

/** The command for an accent. */
export function accent(sign: string): string {
  return accents[sign] ?? '\\hat';
}

const accents: Readonly<Record<string, string>> = {
  '\u0302': '\\hat',
  '^': '\\hat',
  '\u0303': '\\tilde',
  '~': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '¯': '\\bar',
  '‾': '\\overline',
  '\u0307': '\\dot',
  '˙': '\\dot',
  '\u0308': '\\ddot',
  '\u030c': '\\check',
  '\u0306': '\\breve',
  '→': '\\vec',
  '⃗': '\\vec',
  '\u0301': '\\acute',
  '\u0300': '\\grave',
  '⏞': '\\overbrace',
  '⏟': '\\underbrace',
};

const named =
  /^(?:arccos|arcsin|arctan|arg|cos|cosh|cot|deg|det|dim|exp|gcd|inf|ker|lim|ln|log|max|min|Pr|sec|sin|sinh|sup|tan|tanh)$/;

/** A name of several letters, set upright as a function. */
export function upright(name: string): string {
  const plain = name.trim();
  return named.test(plain) ? `\\${plain} ` : `\\operatorname{${escapeTex(plain)}}`;
}

/** The commands of operators that take limits. */
export const operators = tableOf<string>({
  '∑': '\\sum',
  '∏': '\\prod',
  '∐': '\\coprod',
  '∫': '\\int',
  '∬': '\\iint',
  '∭': '\\iiint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
  '⋁': '\\bigvee',
  '⋀': '\\bigwedge',
});
