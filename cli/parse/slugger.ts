/**
 * Gives headings their anchors as GitHub does: lower case, punctuation dropped, spaces to hyphens, and a number
 * after a name that is taken. `reserved` are names that the page needs itself.
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
