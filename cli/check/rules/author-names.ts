import { isAuthorList, splitAuthors } from '../../core/author-list.ts';
import type { Finding, Span } from '../../core/problem.ts';
import { readKey } from '../../parse/document.ts';
import type { Rule } from '../rule.ts';

export const authorNames: Rule = {
  id: 'author-names',
  level: 'warning',
  protects: 'Each author is one entry: a name that a comma cuts in two would be two authors, two in one would be one.',
  example: {
    file: 'references/example.md',
    wrong: 'authors: [Writer, A., Reader, B.]',
    right: 'authors: ["Writer, A.", "Reader, B."]',
  },
  *checkDocument(document) {
    for (const key of ['authors', 'editors'] as const) {
      const names = (readKey(document, key) ?? []) as readonly unknown[];
      const finding = judgeNames(names, (index) => document.locate([key, index]));
      if (finding !== null) yield finding;
    }
  },
};

function judgeNames(names: readonly unknown[], locate: (index: number) => Span): Finding | null {
  const cut = names.findIndex((one) => typeof one === 'string' && /^(?:\p{Lu}\.[ -]?)+$/u.test(one));
  if (cut !== -1) {
    const before = names[cut - 1];
    return {
      at: locate(cut),
      reason: `\`${names[cut]}\` stands here as an author of its own.`,
      hint: 'Put a name with a comma in quotes, or write `Given Family`.',
      suggestion: typeof before === 'string' ? `"${before}, ${names[cut]}"` : undefined,
    };
  }
  const joined = names.findIndex((one) => typeof one === 'string' && isAuthorList(one));
  if (joined === -1) return null;
  return {
    at: locate(joined),
    reason: `\`${names[joined]}\` stands here as one author.`,
    hint: 'Make each author an entry of its own, all of them, without `and` and `et al.`; an organisation is `{ organisation: … }`.',
    suggestion: names.every((one) => typeof one === 'string') ? writeList(names) : undefined,
  };
}

/** The whole list with each author as a separate item. */
function writeList(names: readonly string[]): string {
  const apart = names.flatMap((name) => (isAuthorList(name) ? splitAuthors(name) : [name]));
  return `[${apart.map((name) => `"${name}"`).join(', ')}]`;
}
