import { startOf } from '../../core/problem.ts';
import { joinWords } from '../../core/words.ts';
import { folderOf, isCollection, routeOf } from '../../kinds/paths.ts';
import { addressesOfPrograms, reasonReserved, usedByProgram } from '../../kinds/reserved.ts';
import { aliasesOf, aliasPath } from '../../resolve/addresses.ts';
import type { Rule } from '../rule.ts';

export const reservedAddress: Rule = {
  id: 'reserved-address',
  level: 'error',
  finds: `A page has an address that the site needs for itself: that of a section, such as \`/talks\`, or one that begins with ${joinWords(addressesOfPrograms, 'or')}.`,
  example: { wrong: 'pages/api.md', right: 'pages/open-data.md' },
  *checkDocument(document) {
    const route = isCollection(document.kind) ? routeOf(document.kind, document.slug) : null;
    const reason = route && reasonReserved(route);
    if (reason !== null)
      yield {
        at: startOf(document.path),
        reason,
        hint: `Give the file another name: \`npm run site -- move ${folderOf(document.kind)}/${document.slug} NEW\`.`,
      };
    for (const { alias, at } of aliasesOf(document)) {
      const path = aliasPath(document.kind, alias);
      const [, word = ''] = path.split('/');
      const taken = usedByProgram(path);
      const begin = usedByProgram(`/${word}`) === null ? path : `/${word}`;
      if (taken !== null)
        yield {
          at,
          reason: `Addresses that begin with \`${begin}\` belong to ${taken}, so no page can have them.`,
          hint: 'Remove this alias, or choose another.',
        };
    }
  },
};
