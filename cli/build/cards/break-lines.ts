/** Breaks a text into as few lines as fit the width, and makes these as even as possible. */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const widths = words.map(measure);
  const space = measure(' ');
  const lines = fill(words, widths, space, width);
  let [least, most] = [0, width];
  while (most - least > 1) {
    const middle = (least + most) / 2;
    if (fill(words, widths, space, middle).length > lines.length) least = middle;
    else most = middle;
  }
  return fill(words, widths, space, most);
}

/** Fills each line with as many words as fit; a word that is too long gets a line of its own. */
function fill(words: readonly string[], widths: readonly number[], space: number, width: number): string[] {
  const lines: string[] = [];
  let room = -1;
  for (const [index, word] of words.entries()) {
    const needed = widths[index] ?? 0;
    if (lines.length > 0 && room >= space + needed) {
      lines[lines.length - 1] += ` ${word}`;
      room -= space + needed;
    } else {
      lines.push(word);
      room = width - needed;
    }
  }
  return lines;
}
