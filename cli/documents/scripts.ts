import { escapeTex } from './tex.ts';

/** Raised or lowered, as TeX says it. */
export type Script = '^' | '_';

const plain = '0123456789+−=()ni';
const signs: Readonly<Record<Script, string>> = { '^': '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ', _: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ' };

/** Raised or lowered words as signs of their own, where there are such, or as TeX; null where they say the same on the line. */
export function writeScript(kind: Script, words: string): { readonly text: string; readonly isTex: boolean } | null {
  if (words === '' || /^(?:st|nd|rd|th|\(R\)|\(TM\)|®|™|\[.*\])$/i.test(words)) return null;
  const places = [...words.replaceAll('-', '−')].map((letter) => plain.indexOf(letter));
  if (!places.includes(-1) && !(kind === '_' && /[ni]/.test(words)))
    return { text: places.map((place) => [...signs[kind]][place]).join(''), isTex: false };
  const isLetter = /^\p{L}$/u.test(words);
  return { text: `{}${kind}{${isLetter ? words : `\\text{${escapeTex(words)}}`}}`, isTex: true };
}
