/** The most words that a summary should have; nothing enforces it. */
export const mostSummaryWords = 200;

/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
