/** What a new file says until its author says something: valid, recognisable, and reported until it is replaced. */
export const starters = {
  description: 'Replace this sentence by one of 40 to 160 characters that says what the page is about.',
  body: 'Replace this text by that of the page.',
  alt: 'Replace these words by what the picture shows',
} as const;

/** Names and addresses that stand for real ones until the site goes public; the domains are reserved for examples. */
export const placeholderPattern =
  /\b(?:Researcher|Your) Name\b|(?:[\w.+-]+@)?\b(?:[\w-]+\.)*example\.(?:org|com|net)\b/g;
