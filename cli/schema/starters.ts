/** Placeholder texts of a new file, which are valid but reported until they are replaced. */
export const starters = {
  description: 'Replace this sentence by one of 40 to 160 characters that says what the page is about.',
  body: 'Replace this text by that of the page.',
  alt: 'Replace these words by what the picture shows',
  value: 'Replace these words',
} as const;

/** Whether a value at the top of a page is, or holds, the one that stands there to be replaced. */
export function isStarterValue(value: unknown): boolean {
  return JSON.stringify(value)?.includes(`"${starters.value}"`) ?? false;
}

/** Placeholder names and addresses, with domains that are reserved for examples. */
export const placeholderPattern =
  /\b(?:Researcher|Your) Name\b|(?:[\w.+-]+@)?\b(?:[\w-]+\.)*example\.(?:org|com|net)\b/g;

/** Whether a value is given and is not a placeholder. */
export function isReal(value: string | undefined): boolean {
  return value !== undefined && value.search(placeholderPattern) === -1;
}
