/** The text of a file. */
export function writeText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value instanceof Items ? value.text() : stringify(value);
}

/** The same as it stands on the disk. A list of the whole site is tens of megabytes, and is made without its text. */
export function writeBytes(value: unknown): Buffer {
  if (!(value instanceof Items) || value.within !== undefined) return Buffer.from(writeText(value));
  const pieces = listPieces(value.lists);
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let end = 0;
  for (const piece of pieces) end += bytes.write(piece, end);
  return bytes;
}

/** The items of several lists, each written already, as one list, or as that which a key of an object holds. */
export class Items {
  readonly lists: readonly string[];
  readonly within: { readonly object: object; readonly key: string } | undefined;
  constructor(lists: readonly string[], within?: Items['within']) {
    this.lists = lists;
    this.within = within;
  }

  text(): string {
    const list = listPieces(this.lists).join('');
    if (this.within === undefined) return list;
    const { object, key } = this.within;
    // No text in JSON holds the end of a line, so this stands nowhere else.
    const empty = `\n ${JSON.stringify(key)}: []`;
    const filled = empty.slice(0, -2) + list.slice(0, -1).replaceAll('\n', '\n ');
    return stringify({ ...object, [key]: [] }).replace(empty, () => filled);
  }
}

/** A value as its file in generated/ holds it. */
function stringify(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** The items of a list as `stringify` writes them, without the list around them. */
export function stringifyItems(items: readonly unknown[]): string {
  return items.length === 0 ? '' : JSON.stringify(items, null, 1).slice(2, -2);
}

/** Items of several lists as one list, as `stringify` would write it, piece by piece. */
function listPieces(lists: readonly string[]): readonly string[] {
  const filled = lists.filter((items) => items !== '');
  if (filled.length === 0) return ['[]\n'];
  return ['[\n', ...filled.flatMap((items, index) => (index === 0 ? [items] : [',\n', items])), '\n]\n'];
}
