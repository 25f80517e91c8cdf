import { judgeSlug } from '../../core/judge-slug.ts';
import { startOf } from '../../core/problem.ts';
import { aliasesOf } from '../../resolve/addresses.ts';
import type { Rule } from '../rule.ts';

export const slugFormat: Rule = {
  id: 'slug-format',
  level: 'error',
  protects:
    "A file's name becomes an address, so it is lower-case letters and digits in words joined by hyphens; an alias too.",
  example: { wrong: 'topics/Decision_Curves.md', right: 'topics/decision-curves.md' },
  *checkDocument(document) {
    const name = judgeSlug(document.slug);
    if (name !== null) yield { at: startOf(document.path), ...name };
    for (const one of aliasesOf(document)) {
      for (const part of one.alias.startsWith('/') ? one.alias.slice(1).split('/') : [one.alias]) {
        const fault = judgeSlug(part);
        if (fault !== null) yield { at: one.at, ...fault };
      }
    }
  },
};
