/** The mark of an item of a list, at the head of its line. */
const mark = /^\d+\. /;

function splitLine(line: string): string[] {
  const head = mark.exec(line)?.[0] ?? '';
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line.slice(head.length));
  return [...segments].map(({ segment }, index) => (index === 0 ? head + segment : segment));
}

/** The sentences of a text, with the space behind each; a line ends one too. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=\n)/)
    .flatMap(splitLine)
    .filter((sentence) => sentence.trim() !== '');
}
