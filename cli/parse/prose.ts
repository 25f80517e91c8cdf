import { type Nodes, spanOf } from './tree.ts';

/** The words of a text at their own offsets: code, formulas, addresses and the marks of markdown are masked. */
export type Prose = ReturnType<typeof maskProse>;

/** A character that authors do not type (it is reported if they do) and no pattern matches as a space or a letter. */
const mask = '\u0000';

/** The text that readers see, with everything else masked; `texts` are the text nodes in reading order. */
export function maskProse(text: string, texts: readonly Nodes[], paragraphs: readonly Nodes[]) {
  const parts: string[] = [];
  let end = 0;
  for (const node of texts) {
    const [from, to] = spanOf(node);
    if (from < end) continue;
    parts.push(text.slice(end, from).replace(/[^\n]/g, mask), text.slice(from, to));
    end = to;
  }
  parts.push(text.slice(end).replace(/[^\n]/g, mask));
  const masked = parts.join('');
  const spans = paragraphs.map(spanOf);
  return {
    /** Has the same length as the text; everything except prose and line ends is replaced by `mask`. */
    text: masked,
    /** The offsets of all paragraphs, including nested ones. */
    paragraphs: spans,
    /** The lines of all paragraphs, without the markers of quotations and lists. */
    lines: listLines(masked, spans),
  };
}

/** A line of a paragraph: its offset, its text, and the index of its paragraph. */
export interface ProseLine {
  readonly start: number;
  readonly text: string;
  readonly paragraph: number;
}

function listLines(text: string, paragraphs: readonly (readonly [number, number])[]): ProseLine[] {
  return paragraphs.flatMap(([from, to], paragraph) => {
    let start = from;
    return text
      .slice(from, to)
      .split('\n')
      .map((line) => {
        const begin = line.search(/[^\0 ]/);
        const found = { start: start + Math.max(begin, 0), text: begin === -1 ? '' : line.slice(begin), paragraph };
        start += line.length + 1;
        return found;
      });
  });
}
