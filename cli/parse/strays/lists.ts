import type { Prose, ProseLine } from '../prose.ts';
import type { Stray } from './stray.ts';

export type ListForm = 'bullet' | 'dash' | 'letter' | 'tight' | 'number';

/** Bullets of other programs; the last ones come from Word's symbol fonts. */
export const bullets = '•·▪▫◦‣⁃●○■□◆◇➢➤►✓✔\uf0b7\uf0a7\uf0d8\uf076\uf0fc';
const bullet = new RegExp(`^([${bullets}])[ \\t\\u00a0]*(?=\\S)`, 'u');

/** How lines meant as list items begin. A bullet is certain on the first line, other forms only from the second on. */
const marks: readonly (readonly [ListForm, RegExp])[] = [
  ['dash', /^([–—−])[ \t\u00a0]+\S/],
  ['letter', /^(o)[ \t]+\S|^([a-z]\))[ \t\u00a0]+\S/],
  ['number', /^(\((?:\d+|[a-z]|[ivx]+)\))[ \t\u00a0]+\S|^([①-⑳])/],
  ['tight', /^([-+*]|\d+[.)])[\p{L}\u00a0]/u],
];

/** Invalid lists, whose items run together in one paragraph; one for each list. */
export function findStrayLists(prose: Prose, source: string): Stray<ListForm>[] {
  const found: Stray<ListForm>[] = [];
  let last: { readonly form: ListForm; readonly paragraph: number } | undefined;
  const { lines } = prose;
  const isItem = ({ start }: ProseLine) => /(?:^|\n)[ \t>]*[-+*] $/.test(source.slice(Math.max(0, start - 12), start));
  for (const [index, line] of lines.entries()) {
    const mark = readMark(line, isItem, lines[index - 1], lines[index + 1]);
    if (mark === null) continue;
    const isNext = last !== undefined && last.form === mark.form && line.paragraph - last.paragraph <= 1;
    last = { form: mark.form, paragraph: line.paragraph };
    if (!isNext) found.push({ ...mark, start: line.start, end: line.start + mark.text.length });
  }
  return found;
}

function readMark(
  line: ProseLine,
  isItem: (line: ProseLine) => boolean,
  before?: ProseLine,
  after?: ProseLine,
): Pick<Stray<ListForm>, 'form' | 'text'> | null {
  // No list marker begins with two letters, but most lines do.
  if (/^\p{L}\p{L}/u.test(line.text)) return null;
  const sign = bullet.exec(line.text)?.[1];
  if (sign !== undefined) return { form: 'bullet', text: sign };
  for (const [form, pattern] of marks) {
    const match = pattern.exec(line.text);
    const isWide = form === 'tight' && match?.[0].endsWith('\u00a0');
    const isRun = [before, after].some((one) => one?.paragraph === line.paragraph && pattern.test(one.text));
    // A hyphen right below an item of a list was to begin the next one.
    const isNext = match?.[1] === '-' && before?.paragraph === line.paragraph && isItem(before);
    if (match !== null && (isRun || isWide || isNext)) return { form, text: match[1] ?? match[2] ?? '' };
  }
  return null;
}
