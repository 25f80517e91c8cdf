import type { Passage } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';

const pages = /^\/(?:privacy|imprint|terms|legal)/;
const words =
  /\b(?:privacy|cookies?|delet\w+|eras\w+|stor(?:e|ed|es|age)|consent\w*|gdpr|hack\w*|track\w*|law|legal\w*|policy|log(?:s|ged)?|imprint|copyright)\b/i;
/** Words of everyday questions, too, which legal pages answer to those who ask what becomes of their own. */
const everyday = /\b(?:data|e-?mails?|address(?:es)?|personal|sent|keep|kept|rights)\b/i;
const own = /\b(?:my|mine|me|i|our|us|we|visitors?|users?|collect\w*|personal|(?:this|the) (?:web)?site)\b/i;

/** True for a passage of a legal page, which shares everyday words with many questions. */
function isLegal({ path }: Pick<Passage, 'path'>): boolean {
  return pages.test(path);
}

/** True for a question about what legal pages say. */
function speaksOfLaw({ text }: Pick<ParsedQuestion, 'text'>): boolean {
  return words.test(text) || (everyday.test(text) && own.test(text));
}

/** True for a passage that may answer a question: one of a legal page answers only what is asked about such pages. */
export function mayAnswer(passage: Pick<Passage, 'path'>, question: Pick<ParsedQuestion, 'text'>): boolean {
  return !isLegal(passage) || speaksOfLaw(question);
}
