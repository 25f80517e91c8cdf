/**
 * Makes heading anchors as GitHub does: lower case, no punctuation, hyphens for spaces, and a number after a name that is
 * taken. `reserved` are the anchors that the page itself uses.
 */
export function createSlugger(reserved: readonly string[]): (title: string) => string {
  const taken = new Set(reserved);
  return (title) => {
    const plain =
      title
        .toLowerCase()
        .trim()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replaceAll(' ', '-') || 'section';
    let slug = plain;
    for (let count = 1; taken.has(slug); count += 1) slug = `${plain}-${count}`;
    taken.add(slug);
    return slug;
  };
}
