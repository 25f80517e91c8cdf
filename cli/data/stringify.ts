/** In the place of a value: the file stands in the folder as the last run has written it. */
export const asItStands = undefined;

/** The text of a file. */
export function writeText(value: unknown): string {
  return [...writePieces(value)].join('');
}

/** The same in pieces: a list of the whole site is tens of megabytes, and is written without being one text. */
export function writePieces(value: unknown): Iterable<string> {
  if (value instanceof Items) return value;
  return [typeof value === 'string' ? value : stringify(value)];
}

/** The items of several lists, each written already, as one list, or, indented, as that which a key of an object holds. */
export class Items implements Iterable<string> {
  readonly lists: Iterable<string>;
  readonly within: { readonly object: object; readonly key: string } | undefined;
  constructor(lists: Iterable<string>, within?: Items['within']) {
    this.lists = lists;
    this.within = within;
  }

  *[Symbol.iterator](): Generator<string> {
    const { object = [], key = '' } = this.within ?? {};
    // No text in JSON holds the end of a line, so this stands nowhere else.
    const start = this.within === undefined ? '' : `\n ${JSON.stringify(key)}: `;
    const [before = '', after = ''] = stringify(start === '' ? [] : { ...object, [key]: [] }).split(`${start}[]`);
    yield before + start;
    yield* joinItems(this.lists, start === '' ? '' : ' ');
    yield after;
  }
}

/** A value as its file in generated/ holds it. */
function stringify(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** The items of a list as `stringify` writes them, without the list around them; `margin` stands before each line. */
export function stringifyItems(items: readonly unknown[], margin = ''): string {
  if (items.length === 0) return '';
  const lines = JSON.stringify(items, null, 1).slice(1, -2);
  return (margin === '' ? lines : lines.replaceAll('\n', `\n${margin}`)).slice(1);
}

/** So many letters of a list are written at once, and a few more: what is larger would stay in memory for longer. */
const pieceLength = 50_000;

/** Items of several lists as one list, as `stringify` would write it, piece by piece. */
function* joinItems(lists: Iterable<string>, margin: string): Generator<string> {
  let piece = '';
  let before = '[';
  for (const items of lists) {
    if (items === '') continue;
    piece += `${before}\n${items}`;
    before = ',';
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield before === '[' ? '[]' : `${piece}\n${margin}]`;
}
