/** What a new file says until its author says something: valid, recognisable, and reported until it is replaced. */
export const starters = {
  description: 'Replace this sentence by one of 40 to 160 characters that says what the page is about.',
  body: 'Replace this text by that of the page.',
} as const;
