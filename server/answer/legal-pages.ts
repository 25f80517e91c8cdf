import type { Passage } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';

const pages = /^\/(?:privacy|imprint|terms|legal)/;
const words =
  /\b(?:privacy|data|cookies?|e-?mails?|address(?:es)?|delet\w+|stor(?:e|ed|es|age)|consent\w*|gdpr|hack\w*|personal|track\w*|law|legal\w*|sent|policy|keep|kept|log(?:s|ged)?|imprint|rights|copyright)\b/i;

/** True for a passage of a legal page, which shares everyday words with many questions. */
export function isLegal({ path }: Pick<Passage, 'path'>): boolean {
  return pages.test(path);
}

/** True for a question about what legal pages say. */
export function speaksOfLaw({ text }: Pick<ParsedQuestion, 'text'>): boolean {
  return words.test(text);
}
