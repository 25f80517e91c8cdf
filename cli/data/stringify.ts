/** A value as its file in generated/ holds it. */
export function stringify(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** The items of a list as `stringify` writes them, without the list around them. */
export function stringifyItems(items: readonly unknown[]): string {
  return items.length === 0 ? '' : JSON.stringify(items, null, 1).slice(2, -2);
}

/** Items of several lists as one list, as `stringify` would write it. */
export function joinItems(lists: readonly string[]): string {
  const filled = lists.filter((items) => items !== '');
  return filled.length === 0 ? '[]\n' : `[\n${filled.join(',\n')}\n]\n`;
}
