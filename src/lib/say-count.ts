/** How many are shown of all, in words: `1 question`, or `2 of 5 questions` while a filter hides some. */
export function sayCount(count: number, total: number, noun: string): string {
  const all = `${total} ${noun}${total === 1 ? '' : 's'}`;
  return count < total ? `${count} of ${all}` : all;
}
