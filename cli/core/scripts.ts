/** Superscript or subscript, as in TeX. */
export type Script = '^' | '_';

const plain = '0123456789+−=()ni';
const signs: Readonly<Record<Script, string>> = { '^': '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ', _: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ' };

/** Words in superscript or subscript characters of Unicode; null if a character has none. */
export function raiseSigns(kind: Script, words: string): string | null {
  const indexes = [...words.replaceAll('-', '−')].map((letter) => plain.indexOf(letter));
  if (indexes.includes(-1) || (kind === '_' && /[ni]/.test(words))) return null;
  return indexes.map((index) => [...signs[kind]][index]).join('');
}

/** An exponent for which there are no raised letters: `10^(−α)` is another number than `10−α`. */
export function writePower(power: string): string {
  return power.length === 1 ? `^${power}` : `^(${power})`;
}
