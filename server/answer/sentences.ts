/** The number of a list item at the start of its line. */
const mark = /^\d+\. /;

function splitLine(line: string): string[] {
  const head = mark.exec(line)?.[0] ?? '';
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line.slice(head.length));
  return [...segments].map(({ segment }, index) => (index === 0 ? head + segment : segment));
}

/** The sentences of a text with their trailing space; a line break ends a sentence too. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=\n)/)
    .flatMap(splitLine)
    .filter((sentence) => sentence.trim() !== '');
}
