import type { Rule } from '../rule.ts';

export const authorNames: Rule = {
  id: 'author-names',
  level: 'warning',
  protects: 'Each author is one entry: a name that a comma cuts in two would be two authors.',
  example: {
    file: 'references/example.md',
    wrong: 'authors: [Writer, A., Reader, B.]',
    right: 'authors: ["Writer, A.", "Reader, B."]',
  },
  *checkDocument(document) {
    const authors = 'authors' in document.matter ? (document.matter.authors ?? []) : [];
    const index = authors.findIndex((one) => typeof one === 'string' && /^(?:\p{Lu}\.[ -]?)+$/u.test(one));
    if (index === -1) return;
    const before = authors[index - 1];
    yield {
      at: document.locate(['authors', index]),
      reason: `\`${authors[index]}\` stands here as an author of its own.`,
      hint: 'Put a name with a comma in quotes, or write `Given Family`.',
      suggestion: typeof before === 'string' ? `"${before}, ${authors[index]}"` : undefined,
    };
  },
};
