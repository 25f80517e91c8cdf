/**
 * Makes heading anchors as GitHub does: lower case, no punctuation, hyphens for spaces, and a number after a name that is
 * taken. `reserved` are the anchors that the page itself uses.
 */
export function createSlugger(reserved: readonly string[]): (title: string) => string {
  const taken = new Set(reserved);
  /** The next number of each title, so that thousands of equal titles are not counted anew each time. */
  const counts = new Map<string, number>();
  return (title) => {
    const plain =
      title
        .toLowerCase()
        .trim()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replaceAll(' ', '-') || 'section';
    let slug = plain;
    let count = counts.get(plain) ?? 1;
    for (; taken.has(slug); count += 1) slug = `${plain}-${count}`;
    counts.set(plain, count);
    taken.add(slug);
    return slug;
  };
}
