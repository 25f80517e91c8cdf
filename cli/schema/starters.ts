/** Placeholder texts of a new file, which are valid but reported until they are replaced. */
export const starters = {
  description: 'Replace this sentence by one of 40 to 160 characters that says what the page is about.',
  body: 'Replace this text by that of the page.',
  alt: 'Replace these words by what the picture shows',
} as const;

/** Placeholder names and addresses, with domains that are reserved for examples. */
export const placeholderPattern =
  /\b(?:Researcher|Your) Name\b|(?:[\w.+-]+@)?\b(?:[\w-]+\.)*example\.(?:org|com|net)\b/g;
