/** The text of a file. */
export function writeText(value: unknown): string {
  return [...writePieces(value)].join('');
}

/** The text of a file in chunks: a list of the whole site is tens of megabytes, so it is not joined into one string. */
export function writePieces(value: unknown): Iterable<string> {
  if (value instanceof Items) return value;
  return [typeof value === 'string' ? value : stringify(value)];
}

/** The serialised items of a list, or how to read them. */
type ListText = string | (() => string);

/** Joins the serialised items of several lists into one list, either alone or, indented, as the value of an object's key. */
export class Items implements Iterable<string> {
  readonly lists: Iterable<ListText>;
  readonly within: { readonly object: object; readonly key: string } | undefined;
  constructor(lists: Iterable<ListText>, within?: Items['within']) {
    this.lists = lists;
    this.within = within;
  }

  *[Symbol.iterator](): Generator<string> {
    const { object = [], key = '' } = this.within ?? {};
    // JSON strings contain no raw line ends, so this occurs only once.
    const start = this.within === undefined ? '' : `\n ${JSON.stringify(key)}: `;
    const [before = '', after = ''] = stringify(start === '' ? [] : { ...object, [key]: [] }).split(`${start}[]`);
    yield before + start;
    yield* joinItems(this.lists, start === '' ? '' : ' ');
    yield after;
  }
}

/** Serialises a value for its file in generated/. */
function stringify(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** Serialises the items of a list as `stringify` does, without the brackets; `margin` is put before each line. */
export function stringifyItems(items: readonly unknown[], margin = ''): string {
  if (items.length === 0) return '';
  const lines = JSON.stringify(items, null, 1).slice(1, -2);
  return (margin === '' ? lines : lines.replaceAll('\n', `\n${margin}`)).slice(1);
}

/** The approximate chunk size in characters; larger chunks would stay in memory for longer. */
const pieceLength = 50_000;

/** Joins the items of several lists into one list in chunks, as `stringify` would write it. */
function* joinItems(lists: Iterable<ListText>, margin: string): Generator<string> {
  let piece = '';
  let before = '[';
  for (const list of lists) {
    const items = typeof list === 'string' ? list : list();
    if (items === '') continue;
    piece += `${before}\n${items}`;
    before = ',';
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield before === '[' ? '[]' : `${piece}\n${margin}]`;
}
