/** The text of a file. */
export function writeText(value: unknown): string {
  return [...writePieces(value)].join('');
}

/** The same in pieces: a list of the whole site is tens of megabytes, and is written without being one text. */
export function writePieces(value: unknown): Iterable<string> {
  if (value instanceof Items) return value.within === undefined ? value : [...value];
  return [typeof value === 'string' ? value : stringify(value)];
}

/** The items of several lists, each written already, as one list, or as that which a key of an object holds. */
export class Items implements Iterable<string> {
  readonly lists: readonly string[];
  readonly within: { readonly object: object; readonly key: string } | undefined;
  constructor(lists: readonly string[], within?: Items['within']) {
    this.lists = lists;
    this.within = within;
  }

  *[Symbol.iterator](): Generator<string> {
    if (this.within === undefined) return yield* joinItems(this.lists);
    const list = [...joinItems(this.lists)].join('');
    const { object, key } = this.within;
    // No text in JSON holds the end of a line, so this stands nowhere else.
    const empty = `\n ${JSON.stringify(key)}: []`;
    const filled = empty.slice(0, -2) + list.slice(0, -1).replaceAll('\n', '\n ');
    yield stringify({ ...object, [key]: [] }).replace(empty, () => filled);
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

/** Items of several lists as one list, as `stringify` would write it, some of them at a time. */
function* joinItems(lists: readonly string[]): Generator<string> {
  const filled = lists.filter((items) => items !== '');
  if (filled.length === 0) return yield '[]\n';
  for (let at = 0; at < filled.length; at += joined)
    yield `${at === 0 ? '[' : ','}\n${filled.slice(at, at + joined).join(',\n')}`;
  yield '\n]\n';
}

const joined = 200;
