import { Transform } from 'unicode2latex';
import { writePower } from '../core/scripts.ts';
import { tableOf } from '../core/table.ts';

const minimal = new Transform('minimal');
const bibtex = new Transform('bibtex');

/** Signs for which the table has a command of a rarer package, or none. */
const commands = tableOf<string>({ θ: 'theta', Ω: 'Omega', '∅': 'emptyset', '∇': 'nabla', '√': 'surd' });

/** Signs that TeX sets in formulas alone, and that read back as themselves; a Greek letter in a Greek word is none. */
const signs =
  /(?<!\p{Script=Greek})[αβγδεζηθικλμνξπρστυφχψωϵΓΔΘΛΞΠΣΥΦΨΩ](?![\p{Script=Greek}\p{M}])|[ℂℍℕℙℚℝℤℓ≤≥≠∞→↔⇒∼≈≃≅≡∈∉⊂⊆⊃∪∩∂∑∏∫⊗⊕⊥∧∨∀∃∅∇√](?!\p{M})/gu;

/** Raised and lowered signs, which make one formula where they follow each other. */
const indices = /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ]+(?!\p{M})|[₀₁₂₃₄₅₆₇₈₉]+(?!\p{M})/gu;

/**
 * Text as TeX that reads back as the same text: characters with a meaning in TeX are escaped, Latin letters with
 * accents become commands in braces (BibTeX styles cut and sort names by bytes), signs of formulas become formulas,
 * every other character stays as it is, and pairs that TeX would join (`--`, two quotes) are kept apart.
 */
export function writeTex(text: string): string {
  return text.split(' ').map(writeWord).join(' ');
}

function writeWord(word: string): string {
  return minimal
    .tolatex(word)
    .replace(/(\\[a-zA-Z]+)\s*$/, '$1{}')
    .replace(signs, writeSign)
    .replace(indices, writeIndex)
    .replace(/[^\p{ASCII}]/gu, writeLetter)
    .replace(/([-`'!?])(?=[-`'])/g, '$1{}');
}

function writeSign(sign: string): string {
  const command = commands[sign];
  return `{${command === undefined ? bibtex.tolatex(sign) : `$\\${command}$`}}`;
}

function writeIndex(run: string): string {
  const plain = run.normalize('NFKD');
  return `{$${/[₀-₉]/.test(run) ? '_' : '^'}{${plain.replaceAll('−', '-')}}$}`;
}

function writeLetter(letter: string): string {
  const tex = /\p{Script=Latin}/u.test(letter) ? bibtex.tolatex(letter) : letter;
  return tex.startsWith('\\') ? `{${tex}}` : letter;
}

/** A title for BibTeX, whose styles put titles in lower case: braces protect the capitals of names. In a title in title case, only words with a capital inside (`NBER`, `McKelvey`) are protected. */
export function writeTitle(title: string): string {
  const words = title.split(' ');
  const long = words.slice(1).filter((word) => /^\p{L}{4}/u.test(word));
  const capitalised = long.filter((word) => /^\p{Lu}/u.test(word));
  const isTitleCase = capitalised.length * 2 > long.length;
  return words
    .map((word, index) => {
      const isKept = isTitleCase || index === 0 ? /[\p{L}\p{N}&/]\p{Lu}/u.test(word) : /\p{Lu}/u.test(word);
      return isKept ? `{${writeTex(word)}}` : writeTex(word);
    })
    .join(' ');
}

/** What the parser makes of TeX as plain text on one line. */
export function readTexLine(parsed: string): string {
  return readLines(parsed).replace(/\s+/g, ' ').trim();
}

/** What the parser makes of TeX as plain text of several paragraphs; fixed spaces at the start of a line become indentation. */
export function readLines(parsed: string): string {
  return parsed
    .replaceAll('<p>', '\n\n')
    .replaceAll('<br>', '\n')
    .replace(/(?<=[\p{L}\p{N})])<sup>([^<>]*[\p{L}\p{N}][^<>]*)<\/sup>/gu, (_, power: string) => writePower(power))
    .replace(/<\/?(?:a|b|i|u|s|em|strong|sc|sup|sub|tt|code|span|ul|ol|li|pre)(?: [^<>]*)?>/g, '')
    .replace(/\u0131(?=\p{Mn})/gu, 'i')
    .normalize('NFC')
    .replace(/^\u00a0+/gm, (indent) => ' '.repeat(indent.length))
    .trim();
}
