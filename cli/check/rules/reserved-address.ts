import { startOf } from '../../core/problem.ts';
import { isCollection, routeOf } from '../../kinds/paths.ts';
import { reservedFor, usedByProgram } from '../../kinds/reserved.ts';
import { aliasesOf } from '../../resolve/addresses.ts';
import type { Rule } from '../rule.ts';

export const reservedAddress: Rule = {
  id: 'reserved-address',
  level: 'error',
  protects: 'No page stands at an address that the site needs for itself: `/talks`, `/desk`, `/api`.',
  example: { wrong: 'pages/api.md', right: 'pages/open-data.md' },
  *checkDocument(document) {
    const isOwn = isCollection(document.kind) && routeOf(document.kind, document.slug) === `/${document.slug}`;
    const use = isOwn ? reservedFor(document.slug) : null;
    if (use !== null)
      yield {
        at: startOf(document.path),
        reason: `\`/${document.slug}\` is the address of ${use}, so no page of your own can have it.`,
        hint: 'Give the file another name.',
      };
    for (const { alias, at } of aliasesOf(document)) {
      const [, word = ''] = alias.split('/');
      const taken = alias.startsWith('/') ? usedByProgram(word) : null;
      if (taken !== null)
        yield {
          at,
          reason: `Addresses that begin with \`/${word}\` belong to ${taken}, so no page can have them.`,
          hint: 'Remove this alias, or choose another.',
        };
    }
  },
};
