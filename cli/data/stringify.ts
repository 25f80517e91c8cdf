/** The text of a file. */
export function writeText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value instanceof Items ? value.text() : stringify(value);
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
    const list = joinItems(this.lists);
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

/** Items of several lists as one list, as `stringify` would write it. */
function joinItems(lists: readonly string[]): string {
  const filled = lists.filter((items) => items !== '');
  return filled.length === 0 ? '[]\n' : `[\n${filled.join(',\n')}\n]\n`;
}
