/** Letters, marks, digits and punctuation of the scripts that run from right to left, such as Hebrew, Arabic and Syriac. */
const fromRight = String.raw`\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC`;

const oneFromRight = new RegExp(`[${fromRight}]`);

/** Words from right to left, with what stands between them. */
export const wordsFromRight = new RegExp(String.raw`[${fromRight}](?:[^\p{L}${fromRight}]*[${fromRight}])*`, 'gu');

export function hasFromRight(text: string): boolean {
  return oneFromRight.test(text);
}

/** Whether most letters of a text run from right to left. */
export function isFromRight(text: string): boolean {
  if (!hasFromRight(text)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter(hasFromRight).length * 2 > letters.length;
}
