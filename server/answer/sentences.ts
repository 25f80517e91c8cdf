/** The sentences of a text, with the space behind each; a line ends one too. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=\n)/)
    .flatMap((line) =>
      [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line)].map(({ segment }) => segment),
    )
    .filter((sentence) => sentence.trim() !== '');
}
