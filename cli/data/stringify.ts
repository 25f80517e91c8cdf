/** The text of a file. */
export function writeText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value instanceof Items ? joinItems(value.lists) : stringify(value);
}

/** The items of several lists, each written already. */
export class Items {
  readonly lists: readonly string[];
  constructor(lists: readonly string[]) {
    this.lists = lists;
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
